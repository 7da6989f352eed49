import { describe, expect, it } from "vitest";
import { fromRest } from "../../../shared/scene/from-rest.ts";
import type { Scene, SceneNode } from "../../../shared/scene/scene.ts";
import { realDesigns } from "../../../tests/real-designs.ts";
import { runOnStage } from "../../../tests/run-on-stage.ts";
import { asFile } from "../../stage/realm/as-file.ts";

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

const withDescendants = (node: SceneNode): readonly SceneNode[] => [
  node,
  ...(node.children ?? []).flatMap(withDescendants),
];

/** The REST API lists the components of the whole page; a scene needs those that its layers refer to. */
const pick = <T>(table: Readonly<Record<string, T>>, ids: readonly (string | undefined)[]) =>
  Object.fromEntries(Object.entries(table).filter(([id]) => ids.includes(id)));

function onlyFrame(scene: Scene, frame: SceneNode): Scene {
  const nodes = withDescendants(frame);
  const { isComplete: _, ...page } = scene.page;
  return {
    ...scene,
    page: scene.frames.length > 1 ? page : scene.page,
    frames: [normalise(frame)],
    components: pick(
      scene.components,
      nodes.map(({ instance }) => instance?.componentId),
    ),
    styles: pick(
      scene.styles,
      nodes.flatMap(({ styles }) => Object.values(styles ?? {})),
    ),
  };
}

const designs = realDesigns().filter(({ name }) => !DIALECTS.has(name));

describe.skipIf(designs.length === 0)("reading real designs", () => {
  it.each(designs)("reads $name through the plugin as from the REST API", async ({ json }) => {
    const file = asFile(json as Parameters<typeof asFile>[0]);
    const plugin = await runOnStage({ file });
    for (const scene of fromRest(file))
      for (const frame of scene.frames.filter(({ children }) => children)) {
        plugin.say("read-scene", { frameIds: [frame.id] });
        const read = await plugin.take("scene-read");
        expect({ ...read, frames: read.frames.map(normalise) }).toEqual(onlyFrame(scene, frame));
      }
    plugin.run.stop();
    expect(plugin.seen.errors).toEqual([]);
  });
});
