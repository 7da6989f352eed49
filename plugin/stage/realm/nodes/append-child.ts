import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { shift } from "./placement.ts";
import { fontsIn } from "./text.ts";
import type { NodeView } from "./stage.ts";

const ORIGIN = { x: 0, y: 0 };

const originOf = (rest: RestNode | undefined): Vector =>
  (rest?.["absoluteBoundingBox"] as Rect | null | undefined) ?? ORIGIN;

/**
 * An instance takes nothing in. Into a grid that does not flow the editor puts what comes where a cell is free: that is no
 * place that a plugin wants.
 */
function requireRoom(parent: RestNode, doing: string): void {
  if (parent.type === "INSTANCE" || parent.id.startsWith("I"))
    throw new Error(`in ${doing}: Cannot move node. New parent is an instance or is inside of an instance`);
  if (parent["layoutMode"] === "GRID" && parent["gridItemsPositioning"] !== "ROW_AUTO_FLOW")
    throw new Error(`in ${doing}: The cells of this grid are set by hand`);
}

/** Puts a layer among those in a parent. It lies as far from the new parent's corner as it lay from the old one's. */
function put({ rest: { id: parentId }, stage }: NodeView, id: string, index: number, doing: string): void {
  const { nodes, parents } = stage.document;
  const [child, from, to] = [nodes.get(id), nodes.get(parents.get(id) ?? ""), nodes.get(parentId)];
  if (!child || !from || !to) throw new Error(`in ${doing}: The node with id "${id}" does not exist`);
  requireRoom(to, doing);
  stage.fonts.require(fontsIn({ rest: child, stage }), doing);
  const [before, after] = [originOf(from), originOf(to)];
  stage.change(shift({ rest: child, stage }, { x: after.x - before.x, y: after.y - before.y }));
  const moved = stage.document.nodes.get(id);
  const without = (from.children ?? []).filter((one) => one.id !== id);
  stage.change([{ type: "set", id: from.id, fields: { children: without } }]);
  const children = stage.document.nodes.get(parentId)?.children ?? [];
  if (moved)
    stage.change([{ type: "set", id: parentId, fields: { children: children.toSpliced(index, 0, moved) } }]);
}

interface Child {
  readonly id: string;
}

/** Puts a layer above all others in a parent. */
export const appendChild =
  (parent: NodeView) =>
  ({ id }: Child): void =>
    put(parent, id, Infinity, "appendChild");

/** Puts a layer at a place in the painting order of a parent. */
export const insertChild =
  (parent: NodeView) =>
  (index: number, { id }: Child): void =>
    put(parent, id, index, "insertChild");
