import * as engine from "../../plugin/ui/engine/engine.ts";
import { act, render, screen } from "@testing-library/preact";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { expect, vi } from "vitest";
import type { Finding } from "../../shared/review/report.ts";
import { defineRule, type Rule } from "../../shared/review/rule.ts";
import { inAllLanguages } from "../../shared/review/testing.ts";
import { layer, sceneOf, screen as phoneScreen, text } from "../../shared/scene/testing.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import type { FrameSummary, Selection, Settings, ToMain, ToPanel } from "../../plugin/protocol/messages.ts";
import type { EngineSource } from "../../plugin/ui/engine/the-engine.ts";
import { Panel, type PanelProps } from "../../plugin/ui/panel.tsx";
import { INITIAL_STATE } from "../../plugin/ui/state/panel-state.ts";
import type { Connection } from "../../plugin/ui/state/account/connection.ts";

/** The button that leads from the start to all that was found. */
export const ALL_FINDINGS = /^(?:1 finding|All \d+ findings|\d+ details?|Show the review)/;

/** Objects to texts without a full stop: as many findings as a test writes. */
export const noFullStop: Rule = defineRule({
  id: "no-full-stop",
  aspect: "copy",
  severity: "major",
  certainty: "measured",
  judges: "texts",
  basis: "https://www.example.org/full-stops",
  says: inAllLanguages({
    title: "No full stop",
    problem: "“{text}” is {sizePx} px and has no full stop.",
    why: "People wait for the rest.",
    fix: "End it with a full stop.",
    unsure: { question: "A question may end otherwise." },
  }),
  applies: (frame) => frame.texts,
  check: ({ node }, { pass, fail, unsure }) => {
    const { characters, runs } = node.text;
    if (characters.endsWith("?")) return unsure("question");
    if (characters.endsWith(".")) return pass();
    const severity = characters.startsWith("Never")
      ? "critical"
      : characters.startsWith("By the way")
        ? "suggestion"
        : characters.startsWith("Now and then")
          ? "minor"
          : "major";
    return fail({ text: characters, sizePx: runs[0]?.sizePx ?? 0 }, { severity, cause: characters });
  },
});

/** Objects to red boxes, as a contrast rule would. */
const noRed: Rule = defineRule({
  id: "no-red",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "texts",
  basis: "https://www.w3.org/red",
  says: inAllLanguages({
    title: "Red box",
    problem: "It is {textColor}.",
    why: "Red alarms.",
    fix: "Use {backdropColor}.",
  }),
  applies: (frame) => frame.layers.filter(({ node }) => node.name === "Red"),
  check: (_, { fail }) => fail({ textColor: "#ff0000", backdropColor: "#ffffff", ratio: 4 }),
});

/** A phone screen with texts in it; each text's id is `<screen id>/<index>`. */
export const screenOf = (id: string, name: string, texts: readonly string[], isRed = false): SceneNode =>
  phoneScreen(
    [
      ...texts.map((words, index) => text(words, { id: `${id}/${index}`, name: words, y: index * 40 })),
      ...(isRed ? [layer({ id: `${id}/red`, name: "Red", y: 700, fill: "#ff0000" })] : []),
    ],
    { id, name },
  );

export const summaryOf = ({ id, name }: SceneNode, purpose = ""): FrameSummary => ({
  id,
  name,
  purpose,
});

export const select = (...nodes: readonly SceneNode[]): Selection => ({
  kind: "frames",
  frames: nodes.map((node) => summaryOf(node)),
});

/** Settings, the usual ones but for some. */
export const settingsWith = (settings: Partial<Settings>): Settings => ({
  ...INITIAL_STATE.settings,
  ...settings,
});

/** A finding, for tests that only look at a part of it. */
export const findingOf = (finding: Partial<Finding>): Finding => ({
  id: "rule@1",
  rule: "rule",
  aspect: "ui",
  severity: "major",
  certainty: "measured",
  layers: [{ id: "1", name: "Layer" }],
  title: "Title",
  problem: "Problem",
  why: "Why",
  fix: "Fix",
  basis: "https://example.org",
  evidence: {},
  ...finding,
});

/** A panel, with the test in the place of the main thread. */
export interface OpenPanel {
  readonly user: UserEvent;
  /** Says something as the main thread. */
  readonly say: <Name extends keyof ToPanel>(
    name: Name,
    ...payload: Parameters<ToPanel[Name]>
  ) => Promise<void>;
  /** The messages that the panel sent under a name. */
  readonly heard: <Name extends keyof ToMain>(name: Name) => readonly Parameters<ToMain[Name]>[0][];
  /** Selects screens, and reads them when asked to. */
  readonly show: (...nodes: readonly SceneNode[]) => Promise<Scene>;
  /** Reads the screens again that the panel wants read anew, as they are now. */
  readonly readAnew: (...nodes: readonly SceneNode[]) => Promise<Scene>;
  /** Selects screens and asks for feedback on them. */
  readonly review: (...nodes: readonly SceneNode[]) => Promise<void>;
  /** Messages that the panel sent to the stage around it. */
  readonly stageHeard: () => readonly unknown[];
}

/** Tests that need an API bring one. */
const AWAY: Connection = {
  baseUrl: "http://away.test",
  fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  pollMs: 5,
};

/** The engine with other rules, that is here as soon as it is asked for. */
function engineWith(rules: readonly Rule[]): EngineSource {
  const here = Promise.resolve({ ...engine, RULES: rules });
  return () => here;
}

interface PanelOptions extends PanelProps {
  /** The rules of the engine; a few of the tests' own when absent. */
  readonly rules?: readonly Rule[];
}

/** Opens the panel with an engine of few rules. */
export async function openPanel({
  rules = [noFullStop, noRed],
  ...props
}: PanelOptions = {}): Promise<OpenPanel> {
  const post = vi.spyOn(window.parent, "postMessage").mockImplementation(() => {});
  const user = userEvent.setup();
  render(<Panel engine={engineWith(rules)} connection={AWAY} {...props} />);
  const heard: OpenPanel["heard"] = (name) =>
    post.mock.calls.flatMap(([{ pluginMessage }]) => (pluginMessage?.[0] === name ? [pluginMessage[1]] : []));
  const stageHeard = () => post.mock.calls.flatMap(([{ said }]) => said ?? []);
  const say: OpenPanel["say"] = async (name, ...payload) => {
    await act(() => {
      window.dispatchEvent(new MessageEvent("message", { data: { pluginMessage: [name, ...payload] } }));
    });
  };
  let answered = 0;
  const readAnew: OpenPanel["readAnew"] = async (...nodes) => {
    await vi.waitFor(() => expect(heard("read-scene").length).toBeGreaterThan(answered));
    answered = heard("read-scene").length;
    const { requestId = 0 } = heard("read-scene").at(-1) ?? {};
    const scene = sceneOf(...nodes);
    await say("scene-read", scene, { requestId });
    return scene;
  };
  const show: OpenPanel["show"] = async (...nodes) => {
    answered = heard("read-scene").length;
    await say("selection-changed", select(...nodes));
    return readAnew(...nodes);
  };
  const review: OpenPanel["review"] = async (...nodes) => {
    await show(...nodes);
    await user.click(screen.getByRole("button", { name: /^Second opinion/ }));
    await screen.findByRole("button", { name: "Back" });
  };
  await vi.waitFor(() => expect(heard("panel-ready")).toHaveLength(1));
  return { user, say, heard, stageHeard, show, readAnew, review };
}

/** A panel that shows what was found on these screens. */
export async function openResults(...nodes: readonly SceneNode[]): Promise<OpenPanel> {
  const panel = await openPanel();
  await panel.review(...nodes);
  return panel;
}
