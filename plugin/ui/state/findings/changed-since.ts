import { nodesById } from "../../../../shared/scene/nodes-by-id.ts";
import type { Box, Scene, SceneNode } from "../../../../shared/scene/scene.ts";

/** A screen that is moved on the canvas, with all that is in it, is the same screen. */
const withoutPlace = (key: string, value: unknown): unknown => {
  if (key !== "box" && key !== "renderBox") return value;
  const { width, height } = value as Box;
  return [width, height];
};

const lookOf = (node: SceneNode | undefined): string | undefined => JSON.stringify(node, withoutPlace);

/** True when some of these layers changed; false for layers that are not read now, of which nothing is known. */
export function changedSince(before: Scene, now: Scene): (ids: readonly string[]) => boolean {
  const [was, is] = [nodesById(before.frames), nodesById(now.frames)];
  const frames = new Set(now.frames.map(({ id }) => id));
  const isKnown = before.frames.some(({ id }) => frames.has(id));
  return (ids) =>
    isKnown &&
    ids.some((id) => {
      const [old, node] = [was.get(id), is.get(id)];
      return old !== node && lookOf(old) !== lookOf(node);
    });
}
