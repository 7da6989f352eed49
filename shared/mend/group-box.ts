import { areNear, union } from "../scene/geometry.ts";
import type { Box, SceneNode } from "../scene/scene.ts";

/** Rounding of the editor. */
const SAME_PX = 1;

const isSame = (a: Box, b: Box): boolean =>
  (["x", "y", "width", "height"] as const).every((side) => areNear(a[side], b[side], SAME_PX));

const around = ({ children = [] }: SceneNode): Box | null => union(children.map(({ box }) => box));

/** A group is as large as what it holds. `was` is the layer before: where that was another size, nothing is known. */
export function hugGroup(node: SceneNode, was: SceneNode): SceneNode {
  if (node.type !== "GROUP") return node;
  const [before, box] = [around(was), around(node)];
  return before && box && isSame(before, was.box) ? { ...node, box } : node;
}
