import { boxOf } from "../../draw/placement.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";

/** A part of a page that is drawn by itself. */
export interface PagePiece {
  readonly id: string;
  readonly node: RestNode;
  readonly isInSection: boolean;
}

const grounds = new WeakMap<RestNode, RestNode>();

/** A section without what stands on it; the same object for the same section, so that it is not drawn again. */
function groundOf(section: RestNode): RestNode {
  const known = grounds.get(section) ?? { ...section, children: [] };
  grounds.set(section, known);
  return known;
}

const isPlain = (section: RestNode): boolean =>
  section["visible"] !== false &&
  (section["opacity"] ?? 1) === 1 &&
  section["isMask"] !== true &&
  (section["rotation"] ?? 0) === 0 &&
  ((section["effects"] as readonly unknown[] | undefined) ?? []).length === 0;

/**
 * The parts of a page in painting order: its layers, and the screens of its sections each for itself, so that one can be
 * drawn, and drawn again, without the others.
 */
export function piecesOf(nodes: readonly RestNode[], isInSection = false): readonly PagePiece[] {
  return nodes.flatMap((node) => {
    if (node.type !== "SECTION" || !isPlain(node) || !boxOf(node))
      return [{ id: node.id, node, isInSection }];
    const ground = { id: node.id, node: groundOf(node), isInSection };
    return [ground, ...piecesOf(node.children ?? [], true)];
  });
}
