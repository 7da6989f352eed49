import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { shift } from "./placement.ts";
import type { NodeView } from "./stage.ts";

const ORIGIN = { x: 0, y: 0 };

const originOf = (rest: RestNode | undefined): Vector =>
  (rest?.["absoluteBoundingBox"] as Rect | null | undefined) ?? ORIGIN;

/** Puts a layer above all others in a parent. It lies as far from the new parent's corner as it lay from the old one's. */
export const appendChild =
  ({ rest: { id: parentId }, stage }: NodeView) =>
  ({ id }: { readonly id: string }): void => {
    const { nodes, parents } = stage.document;
    const [child, from, to] = [nodes.get(id), nodes.get(parents.get(id) ?? ""), nodes.get(parentId)];
    if (!child || !from || !to) throw new Error(`in appendChild: The node with id "${id}" does not exist`);
    const [before, after] = [originOf(from), originOf(to)];
    stage.change(shift({ rest: child, stage }, { x: after.x - before.x, y: after.y - before.y }));
    const moved = stage.document.nodes.get(id);
    const without = (from.children ?? []).filter((one) => one.id !== id);
    stage.change([{ type: "set", id: from.id, fields: { children: without } }]);
    const children = stage.document.nodes.get(parentId)?.children ?? [];
    if (moved) stage.change([{ type: "set", id: parentId, fields: { children: [...children, moved] } }]);
  };
