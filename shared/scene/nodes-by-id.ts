import type { SceneNode } from "./scene.ts";

/** The nodes of some trees by their ids, each before its children. */
export function nodesById(
  roots: readonly SceneNode[],
  found = new Map<string, SceneNode>(),
): ReadonlyMap<string, SceneNode> {
  for (const node of roots) {
    found.set(node.id, node);
    if (node.children) nodesById(node.children, found);
  }
  return found;
}
