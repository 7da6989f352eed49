import { isSameBox, union } from "../scene/geometry.ts";
import type { Box, SceneNode } from "../scene/scene.ts";

const ROUNDING_PX = 1;

const around = ({ children = [] }: SceneNode): Box | null => union(children.map(({ box }) => box));

/** A group is as large as what it holds. `was` is the layer before: where that was another size, nothing is known. */
export function hugGroup(node: SceneNode, was: SceneNode): SceneNode {
  if (node.type !== "GROUP") return node;
  const [before, box] = [around(was), around(node)];
  return before && box && isSameBox(before, was.box, ROUNDING_PX) ? { ...node, box } : node;
}
