import { describe, expect, it } from "vitest";
import { openFig } from "../../../shared/fig/open-fig.ts";
import { everyNode } from "../../../shared/scene/every-node.ts";
import { fromRest } from "../../../shared/scene/rest/from-rest.ts";
import type { Scene, SceneNode } from "../../../shared/scene/scene.ts";
import type { RestFile } from "../../../shared/scene/rest/rest-file.ts";
import { FIG_FILES } from "../../../tests/fig/fixtures.ts";
import { realDesigns } from "../../../tests/real-designs.ts";
import { runOnStage } from "../../../tests/run-on-stage.ts";
import { asFile } from "../../stage/realm/crossing/as-file.ts";

/** FigmaSharp capitalises field names and loses gradient stops: no editor has such a document. */
const DIALECTS = new Set(["desktop-ide"]);

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The REST API rounds to 32 bits; and it tells the constraints of groups, which the plugin API does not. */
function normalise(node: SceneNode): SceneNode {
  const { constraints, children, ...rest } = node;
  const rounded = JSON.parse(JSON.stringify(rest), (_, value: unknown) =>
    typeof value === "number" ? round(value) : value,
  ) as SceneNode;
  return {
    ...rounded,
    ...(constraints && node.type !== "GROUP" && { constraints }),
    ...(children && { children: children.map(normalise) }),
  };
}

/** The REST API lists the components of the whole page; a scene needs those that its layers are or refer to. */
const pick = <T>(table: Readonly<Record<string, T>>, ids: readonly (string | undefined)[]) =>
  Object.fromEntries(Object.entries(table).filter(([id]) => ids.includes(id)));

function onlyFrame(scene: Scene, frame: SceneNode): Scene {
  const nodes = everyNode(frame);
  const { isComplete: _, ...page } = scene.page;
  return {
    ...scene,
    page: scene.frames.length > 1 ? page : scene.page,
    frames: [normalise(frame)],
    components: pick(
      scene.components,
      nodes.map(({ type, id, instance }) => (type === "COMPONENT" ? id : instance?.componentId)),
    ),
    styles: pick(
      scene.styles,
      nodes.flatMap(({ styles }) => Object.values(styles ?? {})),
    ),
  };
}

/** Every frame of a file, read by the plugin, is what the file itself says. */
async function expectEqualScenes(file: RestFile, compared = (scene: Scene): unknown => scene): Promise<void> {
  const { say, takeWhole } = await runOnStage({ file });
  for (const scene of fromRest(file))
    for (const frame of scene.frames.filter(({ children }) => children)) {
      say("read-scene", { frameIds: [frame.id] });
      const [read, notes] = await takeWhole("scene-read");
      const normalised = { ...read, frames: read.frames.map(normalise) };
      expect(notes?.unread).toBeUndefined();
      expect(compared(normalised)).toEqual(compared(onlyFrame(scene, frame)));
    }
}

const designs = realDesigns().filter(({ name }) => !DIALECTS.has(name));

describe.skipIf(designs.length === 0)("reading real designs", () => {
  it.each(designs)("reads $name through the plugin as from the REST API", async ({ json }) => {
    await expectEqualScenes(asFile(json as Parameters<typeof asFile>[0]));
  });
});

const dialects = realDesigns().filter(({ name }) => DIALECTS.has(name));

describe.skipIf(dialects.length === 0)("reading designs with paints that nobody can read", () => {
  it.each(dialects)("reads all other of $name, and says what is missing", async ({ json }) => {
    const file = asFile(json as Parameters<typeof asFile>[0]);
    const { say, takeWhole } = await runOnStage({ file });
    const frames = (file.document.children?.[0]?.children ?? []).filter(({ type }) => type === "FRAME");
    const parts = new Set<string>();
    for (const { id } of frames) {
      say("read-scene", { frameIds: [id] });
      const [scene, { unread } = {}] = await takeWhole("scene-read");
      expect(scene.frames).toMatchObject([{ id }]);
      for (const { part } of unread?.first ?? []) parts.add(part);
    }
    expect([...parts].toSorted()).toEqual(["fill", "stroke"]);
  });
});

/**
 * The plugin API does not tell how high a line is that the font decides; and of variables and pictures a scene of the
 * plugin has those that its layers use, one of a file has all.
 */
const NOT_TOLD_BY_BOTH: ReadonlySet<string> = new Set(["lineHeightPx", "variables", "collections", "images"]);

const asBothTell = (scene: Scene): unknown =>
  JSON.parse(JSON.stringify(scene), (key, value: unknown) => (NOT_TOLD_BY_BOTH.has(key) ? undefined : value));

it.each(FIG_FILES)(
  "a .fig file is read through the plugin as from the file itself: $name",
  async ({ bytes }) => {
    const design = openFig(bytes);
    for (const { id } of design.pages) await expectEqualScenes(design.readPage(id), asBothTell);
  },
);
