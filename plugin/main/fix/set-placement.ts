import type { PlacementChange } from "../../../shared/mend/change.ts";

/** Puts a layer before another one of its parent, or last. Answers whether they are beside each other still. */
function putBefore(node: SceneNode, { from, to }: PlacementChange): boolean {
  const { parent } = node;
  if (!parent || parent.type === "DOCUMENT" || parent.type === "PAGE") return false;
  const others = parent.children.filter(({ id }) => id !== node.id);
  const next = parent.children.slice(parent.children.indexOf(node) + 1).find(({ visible }) => visible);
  const at = to === "" ? others.length : others.findIndex(({ id }) => id === to);
  if (at === -1 || (next?.id ?? "") !== from) return false;
  // The layers after it are put behind it again: a place within the same parent would be counted with it or without it.
  for (const child of [node, ...others.slice(at)]) parent.appendChild(child);
  return true;
}

/** Hides a layer, or changes its turn among those beside it. Answers whether it was as the change expects. */
export function setPlacement(node: SceneNode, change: PlacementChange): boolean {
  if (change.property === "before") return putBefore(node, change);
  if (!node.visible) return false;
  node.visible = false;
  return true;
}
