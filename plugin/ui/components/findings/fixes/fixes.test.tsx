import { screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, test, vi } from "vitest";
import { propose } from "../../../../../shared/review/fixes/fix.ts";
import { lengthChange } from "../../../../../shared/review/fixes/set-values.ts";
import { defineRule, type Rule, type Severity } from "../../../../../shared/review/rule.ts";
import { inAllLanguages } from "../../../../../shared/review/testing.ts";
import { textContrast } from "../../../../../shared/review/rules/ui/contrast/text-contrast.ts";
import {
  instance,
  layer,
  sceneOf,
  screen as phoneScreen,
  text,
} from "../../../../../shared/scene/testing.ts";
import type { SceneNode } from "../../../../../shared/scene/scene.ts";
import { fromHex } from "../../../../../shared/scene/color.ts";
import { reviewFrame } from "../../../../../shared/review/review.ts";
import { fakeApi, storedReview } from "../../../../../tests/panel/fake-api.ts";
import { NEW } from "../../../../../tests/panel/open-with-api.ts";
import { ALL_FINDINGS, openPanel, select } from "../../../../../tests/panel/open-panel.tsx";

const faint = phoneScreen(
  [1, 2].map((line) => ({
    ...text("Pay by card", { id: `3:${line}`, y: line * 40 }),
    fills: [{ type: "solid" as const, color: fromHex("#999999"), variable: "V:1" }],
  })),
  { id: "1:1", name: "Checkout", fill: "#ffffff" },
);
const bare = phoneScreen([text("Pay by cash", { id: "4:1", y: 40, color: "#aaaaaa" })], {
  id: "1:2",
  name: "Cash",
  fill: "#ffffff",
});
const variables = { "V:1": { name: "text/faint", collectionId: "C:1", values: {} } };

const PATIENT = { timeout: 5000 };

async function openWithRules(rules: readonly Rule[], ...nodes: readonly SceneNode[]) {
  const panel = await openPanel({ rules });
  await panel.show(...nodes);
  const { requestId = 0 } = panel.heard("read-scene").at(-1) ?? {};
  await panel.say("scene-read", { ...sceneOf(...nodes), variables }, { requestId });
  let answered = 0;
  /** Waits for something, and answers meanwhile where fixes can be made. */
  const once = <Found,>(isThere: boolean, find: () => Found): Promise<Found> =>
    vi.waitFor(async () => {
      const asked = panel.heard("find-origin").slice(answered);
      answered += asked.length;
      for (const { findingId, kind } of asked) await panel.say("origin-found", { findingId, kind, isThere });
      return find();
    }, PATIENT);
  return { ...panel, once };
}

const openWith = (...nodes: readonly SceneNode[]) => openWithRules([textContrast], ...nodes);

describe("a fix of a finding", () => {
  async function openFinding() {
    const panel = await openWith(faint);
    await panel.user.click(await screen.findByRole("button", { name: /^Second opinion/ }));
    await panel.user.click(await screen.findByRole("button", { name: /Text too faint/, expanded: false }));
    return panel;
  }

  test("is made first where its layers take the value from, and what follows is read anew", async () => {
    const { user, heard, say, once } = await openFinding();
    await once(true, () => screen.getByText(/^In the variable “text\/faint”: 2 places on these screens/));
    await user.click(screen.getByRole("button", { name: /^Apply to the variable: / }));
    const [[fix] = []] = heard("apply-fixes");
    expect(fix?.changes).toMatchObject([{ from: "#999999", at: { kind: "variable", id: "V:1" } }]);
    const readings = heard("read-scene").length;
    await say("fixes-made", [{ findingId: fix?.findingId ?? "", made: 1, trouble: null }]);
    await waitFor(() => expect(heard("read-scene").length).toBe(readings + 1));
  });

  test("is made in its layers first where their variable is right nearly everywhere, and in the list, too", async () => {
    const bound = (id: string, y: number) => ({
      ...text("Pay by card", { id, y }),
      fills: [{ type: "solid" as const, color: fromHex("#999999"), variable: "V:1" }],
    });
    const onBlack = ["3:2", "3:3", "3:4"].map((id, line) => bound(id, 220 + line * 40));
    const black = layer({ y: 200, width: 375, height: 280, fill: "#000000" }, onBlack);
    const node = phoneScreen([bound("3:1", 40), black], { id: "1:1", name: "Checkout", fill: "#ffffff" });
    const { user, once } = await openWith(node);
    await once(true, () => screen.getByRole("button", { name: "Review the fix…" }));
    await user.click(screen.getByRole("button", { name: /^Text too faint/ }));
    const variable = await once(true, () => screen.getByRole("button", { name: /^Apply to the variable: / }));
    const here = screen.getByRole("button", { name: /^Apply: / });
    expect([here, variable].map(({ className }) => className.includes("first"))).toEqual([true, false]);
    expect(here.compareDocumentPosition(variable)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole("button", { name: "Review the fix…" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(await once(true, () => screen.getByRole("button", { name: "Review the fix…" })));
    await once(true, () => screen.getByText("No longer follows “text/faint” afterwards."));
  });

  test("can be made in its layers alone, which says what they lose by it", async () => {
    const { user, heard, once } = await openFinding();
    await once(true, () => screen.getByText("Only here. No longer follows “text/faint” afterwards."));
    await user.click(screen.getByRole("button", { name: /^Apply to 2 layers: / }));
    expect(heard("apply-fixes")[0]?.[0]?.changes).toMatchObject([{ layer: "3:1" }, { layer: "3:2" }]);
  });

  test("says that hints look like entries by it, in its finding as in the list", async () => {
    const field = (y: number, words: string, color: string) => [
      layer({ type: "RECTANGLE", x: 20, y, width: 335, height: 48, fill: "#9a9fa5" }),
      text(words, { x: 36, y: y + 12, color }),
    ];
    const title = text("My account", { x: 20, y: 40, sizePx: 28, weight: 700 });
    const label = text("City", { x: 20, y: 104, sizePx: 12, height: 14 });
    const fields = [...field(120, "Paris", "#2a2a2a"), ...field(200, "Your name", "#6f757b")];
    const { user, once } = await openWith(phoneScreen([title, label, ...fields], { name: "Form" }));
    const said = "Then hints look like entries: darken the entries as well, or leave it.";
    await user.click(await once(false, () => screen.getByRole("button", { name: /^Text too faint/ })));
    await once(false, () => screen.getByText(said));
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(await once(false, () => screen.getByRole("button", { name: "Review the fix…" })));
    await once(false, () => screen.getByText(said));
  });

  test("is made in its layers alone where the variable is another file’s", async () => {
    const { once } = await openFinding();
    await once(false, () => screen.getByText("No longer follows “text/faint” afterwards."));
    expect(screen.queryByRole("button", { name: /^Apply to the variable: / })).toBeNull();
  });
});

/** Objects to boxes that are narrower than 100 px, and makes them so wide; null: it knows no change. */
const narrowerThan100 = (widenedTo: number | null, severity: Severity = "major"): Rule =>
  defineRule({
    id: "narrow-box",
    aspect: "ui",
    severity,
    certainty: "measured",
    judges: "texts",
    basis: "https://www.example.org/boxes",
    says: inAllLanguages({ title: "Narrow box", problem: "P", why: "W", fix: "Widen it by hand." }),
    applies: (frame) => frame.layers.filter(({ node }) => node.name === "Box"),
    check: (one, { pass, fail }) =>
      one.node.box.width >= 100
        ? pass()
        : fail(
            {},
            widenedTo === null
              ? {}
              : {
                  mend: () => [
                    propose("even-heights", { to: widenedTo }, lengthChange(one, "width", 60, widenedTo)),
                  ],
                },
          ),
  });

describe("why something grave has no fix is said in a line", () => {
  const box = layer({ id: "7:1", name: "Box", x: 24, y: 44, width: 60, height: 20, fill: "#cccccc" });
  const open = async (rule: Rule) => {
    const panel = await openPanel({ rules: [rule] });
    await panel.show(phoneScreen([box], { id: "1:5", fill: "#ffffff" }));
    await panel.user.click(await screen.findByRole("button", { name: /^Second opinion/ }));
    await panel.user.click(await screen.findByRole("button", { name: /^Narrow box/, expanded: false }));
    await waitFor(() => expect(screen.queryByText(/^Looking for a fix/)).toBeNull(), PATIENT);
    return panel;
  };

  test.each([
    ["there is nothing to try", null, /^No fix in one click: this needs a decision/],
    ["what was tried did not hold", 80, /^No fix in one click/],
  ])("where %s", async (_, widenedTo, says) => {
    await open(narrowerThan100(widenedTo));
    expect(screen.getByText(says)).toBeTruthy();
  });

  test("but not of something small", async () => {
    await open(narrowerThan100(null, "minor"));
    expect(screen.queryByText(/^No fix in one click: this needs a decision/)).toBeNull();
  });

  test("but not to whoever may change nothing", async () => {
    const { say } = await open(narrowerThan100(null));
    await say("rights-known", { rights: "view" });
    expect(screen.queryByText(/^No fix in one click: this needs a decision/)).toBeNull();
  });
});

test("a finding whose only fix is in a component of another file says how to mend it by hand", async () => {
  const box = layer({ id: "I6:1;9:1", name: "Box", x: 24, y: 44, width: 60, height: 20, fill: "#cccccc" });
  const chip = instance("Chip", { id: "6:1", x: 20, y: 40, width: 200, height: 28 }, [box]);
  const node = phoneScreen([chip], { id: "1:4", fill: "#ffffff" });
  const { user, say, heard } = await openPanel({ rules: [narrowerThan100(100)] });
  const components = { "component-Chip": { name: "Chip" } };
  await say("selection-changed", select(node));
  await waitFor(() => expect(heard("read-scene")).toHaveLength(1));
  await say(
    "scene-read",
    { ...sceneOf(node), components },
    { requestId: heard("read-scene")[0]?.requestId ?? 0 },
  );
  await user.click(await screen.findByRole("button", { name: /^Second opinion/ }));
  await user.click(await screen.findByRole("button", { name: /^Narrow box/, expanded: false }));
  await vi.waitFor(async () => {
    for (const { findingId, kind } of heard("find-origin"))
      await say("origin-found", { findingId, kind, isThere: false });
    screen.getByText(/^Needs a change in the component/);
  }, PATIENT);
  expect(screen.getByText("Widen it by hand.")).toBeTruthy();
  expect(screen.queryByText(/^Each fix was tried/)).toBeNull();
});

test("a fix that was made is taken back from where it is told", async () => {
  const { user, heard, say, once } = await openWith(bare);
  await user.click(await screen.findByRole("button", { name: /^Second opinion/ }));
  await user.click(await screen.findByRole("button", { name: /Text too faint/, expanded: false }));
  await user.click(await once(false, () => screen.getByRole("button", { name: /^Apply: Set/ })));
  const [[fix] = []] = heard("apply-fixes");
  await say("fixes-made", [{ findingId: fix?.findingId ?? "", made: 1, trouble: null }]);
  const dark = text("Pay by cash", { id: "4:1", y: 40, color: "#111111" });
  await say("scene-changed", { changes: [{ id: "4:1", node: dark }] });
  await screen.findByText(/^Fixed: Text too faint · The contrast rises from [\d.]+:1 to [\d.]+:1\.$/);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(heard("undo-fixes")).toHaveLength(1);
});

type Say = Awaited<ReturnType<typeof openPanel>>["say"];

const dark = (x: number) => text("Pay by cash", { id: "4:1", x, y: 40, color: "#111111" });

test.each([
  [
    "somebody changed something else",
    (say: Say) => say("scene-changed", { changes: [{ id: "4:1", node: dark(21) }] }),
  ],
  [
    "pins were placed",
    (say: Say) => say("marks-read", { pins: { numbers: {}, isShown: true }, hasNotes: false }),
  ],
])("a fix after which %s is not offered to be undone: that would be taken back", async (_, act) => {
  const { user, heard, say, once } = await openWith(bare);
  await user.click(await screen.findByRole("button", { name: /^Second opinion/ }));
  await user.click(await screen.findByRole("button", { name: /Text too faint/, expanded: false }));
  await user.click(await once(false, () => screen.getByRole("button", { name: /^Apply: Set/ })));
  const [[fix] = []] = heard("apply-fixes");
  await say("fixes-made", [{ findingId: fix?.findingId ?? "", made: 1, trouble: null }]);
  await say("scene-changed", { changes: [{ id: "4:1", node: dark(20) }] });
  await screen.findByRole("button", { name: "Undo" });
  await act(say);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await screen.findByText(/^Fixed: Text too faint/);
});

test("a fix that was undone in the editor is not offered to be undone, and is no part of what the next one did", async () => {
  const cash = (color: string) => text("Pay by cash", { id: "4:0", y: 40, color });
  const receipt = (color: string) => text("Send the receipt", { id: "4:1", y: 440, color });
  const dark = layer({ id: "4:2", y: 400, width: 375, height: 100, fill: "#101010" });
  const two = phoneScreen([cash("#aaaaaa"), dark, receipt("#555555")], {
    id: "1:8",
    name: "Two",
    fill: "#ffffff",
  });
  const { user, heard, say, once } = await openWith(two);
  const change = (node: SceneNode) => say("scene-changed", { changes: [{ id: node.id, node }] });
  const fix = async (words: RegExp) => {
    await user.click(await screen.findByRole("button", { name: words, expanded: false }));
    await user.click(await once(false, () => screen.getByRole("button", { name: /^Apply: Set/ })));
    const [made] = heard("apply-fixes").at(-1) ?? [];
    await say("fixes-made", [{ findingId: made?.findingId ?? "", made: 1, trouble: null }]);
  };
  await user.click(await screen.findByRole("button", { name: /^Second opinion/ }));
  await fix(/Pay by cash/);
  await change(cash("#111111"));
  await screen.findByText(/^Fixed: Text too faint/);
  await change(cash("#aaaaaa"));
  await screen.findByText("Open again: 1");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await fix(/Send the receipt/);
  await change(receipt("#eeeeee"));
  expect((await screen.findByText(/^Fixed: Text too faint/)).textContent).not.toContain("again");
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});

test("a fix in one colour for the whole screen shows which layers it changes beside those of the finding", async () => {
  const white = text("Save card", { id: "8:3", x: 120, y: 112, width: 100, color: "#ffffff", weight: 600 });
  const button = { x: 20, y: 100, width: 320, height: 44, fill: "#8a8a8a" };
  const both = [
    text("Pay by cash", { id: "8:1", y: 40, color: "#8a8a8a" }),
    layer({ id: "8:2", name: "Save", ...button }, [white]),
  ];
  const { user, once } = await openWith(phoneScreen(both, { id: "1:6", name: "Both", fill: "#ffffff" }));
  const toFix = { name: /^Text too faint.*Has a fix/ };
  expect(await once(false, () => screen.getAllByRole("button", toFix))).not.toHaveLength(0);
  await user.click(await screen.findByRole("button", { name: /^Second opinion/ }));
  await user.click(await screen.findByRole("button", { name: /Pay by cash/, expanded: false }));
  expect(await once(false, () => screen.getByText("Also changes:"))).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show “Save card” button on the canvas" })).toBeTruthy();
});

test("a past review of a screen offers no fix, though the screen as it is now has one", async () => {
  const fake = fakeApi();
  fake.api.tokens.add("kept");
  const frame = reviewFrame(sceneOf(bare), bare, { rules: [textContrast] });
  fake.api.reviews = [storedReview({ title: "Cash", frames: [frame] })];
  const { user, say, show } = await openPanel({ rules: [textContrast], connection: fake.connection });
  await say("identity-loaded", { ...NEW, token: "kept" });
  await show(bare);
  await screen.findByRole("button", { name: /^Text too faint.*Has a fix/ }, PATIENT);
  await user.click(screen.getByRole("button", { name: "Past reviews" }));
  await user.click(await screen.findByRole("button", { name: /^Cash/ }, PATIENT));
  const row = await screen.findByRole("button", { name: /^Text too faint/ }, PATIENT);
  expect(row.textContent).not.toContain("Has a fix");
});

test("of several findings that are open the one that was opened last has the main action", async () => {
  const words = (id: string, y: number, color: string) => text("Pay by cash", { id, y, color });
  const dark = layer({ id: "4:2", y: 400, width: 375, height: 100, fill: "#101010" });
  const two = [words("4:0", 40, "#aaaaaa"), dark, words("4:1", 440, "#555555")];
  const { user, once } = await openWith(phoneScreen(two, { id: "1:8", name: "Two", fill: "#ffffff" }));
  const isMain = (button: Element) => button.className.includes("first");
  await user.click(await screen.findByRole("button", { name: ALL_FINDINGS }));
  const [first, second] = screen.getAllByRole("button", { name: /Pay by cash/, expanded: false });
  if (!first || !second) throw new Error("There are two findings.");
  await user.click(first);
  await user.click(second);
  const fixes = await once(false, () => {
    const found = screen.getAllByRole("button", { name: /^Apply: Set the text/ });
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  expect(fixes.filter(isMain)).toEqual(fixes.slice(-1));
});

describe("many fixes", () => {
  test("are one click away from the start: ticked where they are safe, and made in one step", async () => {
    const { user, heard, say, once } = await openWith(faint, bare);
    await user.click(await once(true, () => screen.getByRole("button", { name: /^Review 2 fixes/ })));
    await once(true, () => screen.getByRole("button", { name: "Apply 1 fix" }));
    expect(screen.getByText(/^In the variable “text\/faint”/)).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { checked: false }));
    await user.click(screen.getByRole("button", { name: "Apply 2 fixes" }));
    const [wanted = []] = heard("apply-fixes");
    expect(wanted.map(({ changes }) => changes.length)).toEqual([1, 1]);
    const [first, second] = wanted.map(({ findingId }) => findingId);
    await say("fixes-made", [
      { findingId: first ?? "", made: 1, trouble: null },
      { findingId: second ?? "", made: 0, trouble: "font" },
    ]);
    expect(
      screen.getByText(
        "1 of 2 fixes applied. A font of this text is missing here, so the text was left as it is.",
      ),
    ).toBeTruthy();
  });

  const dates = (count: number, color: string) =>
    phoneScreen(
      Array.from({ length: count }, (_, day) => text("14 May", { id: `5:${day}`, y: 40 + day * 40, color })),
      { id: "1:9", name: "Dates", fill: "#ffffff" },
    );
  const narrow = layer({ id: "7:1", name: "Box", x: 24, y: 44, width: 60, height: 20, fill: "#cccccc" });

  test.each<readonly [name: string, rules: readonly Rule[], node: SceneNode]>([
    ["many places at once", [textContrast], dates(13, "#18a0fb")],
    ["a colour a lot", [textContrast], dates(1, "#d4d4d4")],
    ["a size", [narrowerThan100(100)], phoneScreen([narrow], { id: "1:5", fill: "#ffffff" })],
  ])("that change %s are shown, and neither promised nor ticked", async (_, rules, node) => {
    const { user, once } = await openWithRules(rules, node);
    await user.click(await once(false, () => screen.getByRole("button", { name: "Review the fix…" })));
    await once(false, () => screen.getByRole("checkbox", { checked: false }));
    expect(screen.queryByRole("button", { name: /^Apply \d/ })).toBeNull();
  });

  test("of which one takes a colour farther than it needs, so that it stays one colour, are not ticked", async () => {
    const ground = layer({ y: 100, width: 375, height: 60, fill: "#dadada" }, [
      text("Pay by card", { id: "5:2", y: 110, color: "#aaaaaa" }),
    ]);
    const grey = phoneScreen([ground], { id: "1:9", name: "Grey", fill: "#ffffff" });
    const { once } = await openWith(bare, grey);
    await once(false, () => screen.getByRole("button", { name: "Review 2 fixes…" }));
    expect(screen.queryByText(/ticked/)).toBeNull();
  });

  test("of which one is against another are counted with it, and it is opened by itself", async () => {
    const rules = [100, 120].map((px) => ({ ...narrowerThan100(px), id: `narrow-${px}` }));
    const { user, once } = await openWithRules(rules, phoneScreen([narrow], { id: "1:5", fill: "#ffffff" }));
    await user.click(await once(false, () => screen.getByRole("button", { name: "Review 2 fixes…" })));
    expect(await once(false, () => screen.getAllByRole("checkbox"))).toHaveLength(1);
    await user.click(
      within(screen.getByText("One at a time").parentElement as HTMLElement).getByRole("button"),
    );
    expect(screen.getByRole("button", { expanded: true })).toBeTruthy();
  });

  test("stay offered while they are proven anew: nothing moves under the hand", async () => {
    const { say, once } = await openWith(faint, bare);
    await once(true, () => screen.getByRole("button", { name: /^Review 2 fixes/ }));
    const fainter = text("Pay by cash", { id: "4:1", y: 40, color: "#bbbbbb" });
    await say("scene-changed", { changes: [{ id: "4:1", node: fainter }] });
    expect(screen.getByRole("button", { name: /^Review 2 fixes/ })).toBeTruthy();
  });

  test("are offered no more to whoever turns out to view the file only", async () => {
    const { say, once } = await openWith(faint, bare);
    await once(true, () => screen.getByRole("button", { name: /^Review 2 fixes/ }));
    await say("rights-known", { rights: "view" });
    expect(screen.queryByRole("button", { name: /^Review .*…$/ })).toBeNull();
  });

  test("of which one would leave its variable are not ticked by themselves", async () => {
    const { user, heard, once } = await openWith(faint, bare);
    const way = await once(false, () => screen.getByRole("button", { name: /^Review 2 fixes/ }));
    await user.click(way);
    await once(false, () => screen.getByRole("button", { name: "Apply 1 fix" }));
    expect(screen.getByText("No longer follows “text/faint” afterwards.")).toBeTruthy();
    const kinds = screen.getAllByRole("heading", { level: 2 });
    expect(kinds.map((kind) => kind.nextElementSibling?.textContent)).toEqual([
      "A shade of a grey, or of a colour in four places at most: nothing shared, no background, not the main button’s colour.",
      "More than a shade, a guess, or something that shows elsewhere, too: look at each.",
    ]);
    await user.click(screen.getByRole("checkbox", { checked: true }));
    expect(screen.getByText("Nothing is ticked yet: tick what to apply.")).toBeTruthy();
    for (const box of screen.getAllByRole("checkbox", { checked: false })) await user.click(box);
    expect(screen.getByRole("button", { name: "Apply 2 fixes" })).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: /Pay by cash/ }));
    await user.click(screen.getByRole("button", { name: "Apply 1 fix" }));
    expect(heard("apply-fixes")[0]?.[0]?.changes).toMatchObject([{ layer: "3:1" }, { layer: "3:2" }]);
  });

  const onTint = layer({ y: 100, width: 375, height: 60, fill: "#fafafa" }, [
    text("Pay by cash", { id: "5:1", y: 110, color: "#aaaaaa" }),
  ]);
  const tinted = phoneScreen([onTint], { id: "1:3", name: "Tinted", fill: "#ffffff" });

  test("are offered in a finding of one screen where the same is on others", async () => {
    const { user, once } = await openWith(bare, tinted);
    await user.click(await once(false, () => screen.getByRole("button", { name: /^Second opinion/ })));
    await user.click(await once(false, () => screen.getByRole("button", { name: /^Tinted/ })));
    await user.click(screen.getByRole("button", { name: /Text too faint/, expanded: false }));
    await user.click(
      await once(false, () => screen.getByRole("button", { name: "Review fixes on both screens…" })),
    );
    await once(false, () => screen.getByRole("button", { name: "Apply 2 fixes" }));
    expect(screen.getAllByRole("checkbox", { name: /Text too faint/ })).toHaveLength(2);
  });

  describe("from the finding of one screen", () => {
    const bound = phoneScreen(
      [
        {
          ...text("Pay later", { id: "6:1", y: 40 }),
          fills: [{ type: "solid" as const, color: fromHex("#aaaaaa"), variable: "V:1" }],
        },
      ],
      { id: "1:7", name: "Later", fill: "#ffffff" },
    );
    const everywhereFrom = async (name: RegExp) => {
      const panel = await openWith(bare, bound);
      await panel.user.click(
        await panel.once(true, () => screen.getByRole("button", { name: /^Second opinion/ })),
      );
      await panel.user.click(await panel.once(true, () => screen.getByRole("button", { name })));
      await panel.user.click(screen.getByRole("button", { name: /Text too faint/, expanded: false }));
      await panel.user.click(
        await panel.once(true, () => screen.getByRole("button", { name: "Review fixes on both screens…" })),
      );
      return panel;
    };

    test("do not tick a variable that it does not change", async () => {
      const { once } = await everywhereFrom(/^Cash/);
      await once(true, () => screen.getByRole("button", { name: "Apply 1 fix" }));
      const unticked = screen.getByRole("checkbox", { checked: false });
      expect(unticked.closest("li")?.textContent).toContain("In the variable “text/faint”");
    });

    test("tick it, even in a variable, and the same in layers elsewhere", async () => {
      const { once } = await everywhereFrom(/^Later/);
      await once(true, () => screen.getByRole("button", { name: "Apply 2 fixes" }));
    });
  });

  test("of one cause are made on all its screens, in one colour for the one that was", async () => {
    const { user, heard, once } = await openWith(bare, tinted);
    await user.click(await once(false, () => screen.getByRole("button", { name: /^Second opinion/ })));
    await user.click(
      await once(false, () => screen.getByRole("button", { name: /Text too faint/, expanded: false })),
    );
    const [, ofCause] = await once(false, () => {
      const buttons = screen.getAllByRole("button", { name: /^Review 2 / });
      expect(buttons).toHaveLength(2);
      return buttons;
    });
    if (!ofCause) throw new Error("The cause has no button.");
    await user.click(ofCause);
    const make = await once(false, () => screen.getByRole("button", { name: "Apply 2 fixes" }));
    const named = screen.getAllByText(/^Set the text to #/).map(({ textContent }) => textContent);
    await user.click(make);
    const changes = (heard("apply-fixes")[0] ?? []).flatMap((fix) => fix.changes);
    expect(changes.map(({ layer: id }) => id).toSorted()).toEqual(["4:1", "5:1"]);
    expect(named).toEqual(changes.map(({ to }) => `Set the text to ${to}`));
    expect(new Set(named).size).toBe(1);
  });
});
