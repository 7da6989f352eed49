import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import { type BytesOf, HARDSHIPS, type Hardship } from "./hard-layers.ts";
import { isTooMuch, MOST_LAYERS } from "./is-too-much.ts";
import { isVisible } from "./rest-paints.ts";

/** Why a screen is not drawn: something in it is not drawn as it is, or it is too large. */
export type NotDrawn = Hardship | "size";

/** The layers that are painted; what a boolean operation is made of is not. */
export function paintedNodes(root: RestNode): readonly RestNode[] {
  const nodes = [root].filter(isVisible);
  for (const node of nodes) {
    if (nodes.length > MOST_LAYERS) return nodes;
    const children = node.type === "BOOLEAN_OPERATION" ? [] : (node.children ?? []);
    for (const child of children) if (isVisible(child)) nodes.push(child);
  }
  return nodes;
}

/**
 * Why a drawing of a screen from its layers would not show what the design tool shows; null when it would. What the
 * pixels of a wrong drawing say would be wrong.
 */
export function whyNotDrawn(root: RestNode, bytesOf: BytesOf): NotDrawn | null {
  const nodes = paintedNodes(root);
  if (isTooMuch(root, nodes, bytesOf)) return "size";
  const hard = Object.entries(HARDSHIPS).find(([, isHard]) => nodes.some((node) => isHard(node, bytesOf)));
  return (hard?.[0] as NotDrawn | undefined) ?? null;
}
