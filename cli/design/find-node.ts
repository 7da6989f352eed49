import type { RestNode } from "../../shared/scene/rest/rest-file.ts";

/** The layer with an id, level by level: screens lie near the top. */
export function findNode(root: RestNode, id: string): RestNode | undefined {
  for (let level = [root]; level.length > 0; level = level.flatMap(({ children = [] }) => children)) {
    const found = level.find((node) => node.id === id);
    if (found) return found;
  }
  return undefined;
}
