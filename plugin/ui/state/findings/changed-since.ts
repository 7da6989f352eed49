import type { Box, Scene, SceneNode } from "../../../../shared/scene/scene.ts";

function collect(node: SceneNode, found: Map<string, SceneNode>): void {
  found.set(node.id, node);
  for (const child of node.children ?? []) collect(child, found);
}

function nodesOf({ frames }: Scene): ReadonlyMap<string, SceneNode> {
  const found = new Map<string, SceneNode>();
  for (const frame of frames) collect(frame, found);
  return found;
}

/** A screen that is moved on the canvas, with all that is in it, is the same screen. */
const withoutPlace = (key: string, value: unknown): unknown => {
  if (key !== "box" && key !== "renderBox") return value;
  const { width, height } = value as Box;
  return [width, height];
};

const lookOf = (node: SceneNode | undefined): string | undefined => JSON.stringify(node, withoutPlace);

/** True when some of these layers changed; false for layers that are not read now, of which nothing is known. */
export function changedSince(before: Scene, now: Scene): (ids: readonly string[]) => boolean {
  const [was, is] = [nodesOf(before), nodesOf(now)];
  const frames = new Set(now.frames.map(({ id }) => id));
  const isKnown = before.frames.some(({ id }) => frames.has(id));
  return (ids) =>
    isKnown &&
    ids.some((id) => {
      const [old, node] = [was.get(id), is.get(id)];
      return old !== node && lookOf(old) !== lookOf(node);
    });
}
