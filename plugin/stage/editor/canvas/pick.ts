import { boxOf } from "../../draw/placement.ts";
import type { OpenDocument } from "../../realm/document.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { holdsPoint, type Point } from "../../../../shared/scene/geometry.ts";

const isReachable = (node: RestNode): boolean => node["visible"] !== false && node["locked"] !== true;

/** The layers under a point inside a node, the node first and the deepest last; null when the point misses it. */
function pathInto(node: RestNode, point: Point): readonly RestNode[] | null {
  if (!isReachable(node)) return null;
  const box = boxOf(node);
  const isHit = box !== null && holdsPoint(box, point);
  if (!isHit && node["clipsContent"] === true) return null;
  const deeper = pathAmong(node.children ?? [], point);
  if (deeper.length > 0) return [node, ...deeper];
  return isHit && node.type !== "GROUP" ? [node] : null;
}

/** The layers under a point, from the outermost to the deepest; what is painted last is hit first. */
export function pathAmong(nodes: readonly RestNode[], point: Point): readonly RestNode[] {
  for (const node of nodes.toReversed()) {
    const path = pathInto(node, point);
    if (path) return path;
  }
  return [];
}

/** Screens in a section are reached at once, as in Figma. */
const withoutSections = (path: readonly RestNode[]): readonly RestNode[] => {
  const start = path.findIndex((node) => node.type !== "SECTION");
  return start > 0 ? path.slice(start) : path;
};

export type PickDepth = "same" | "deeper" | "deepest";

/**
 * The layer of a path that a click means: a plain click stays on the level of the selected one and starts with
 * the screen, a double-click goes one level deeper, a click with the command key takes the deepest.
 */
export function pick(
  path: readonly RestNode[],
  document: OpenDocument,
  selectedId: string | undefined,
  depth: PickDepth,
): RestNode | null {
  const reachable = withoutSections(path);
  if (depth === "deepest") return reachable.at(-1) ?? null;
  const level = depth === "deeper" ? selectedId : document.parents.get(selectedId ?? "");
  const at = reachable.findIndex((node) => node.id === level);
  return reachable[at + 1] ?? reachable[at] ?? null;
}
