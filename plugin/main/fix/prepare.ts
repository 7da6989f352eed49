import {
  type Change,
  isColorChange,
  isLabelChange,
  isPlacementChange,
  isWordChange,
  type PlacementChange,
} from "../../../shared/mend/change.ts";
import { isGrid, prepareLabel } from "./add-label.ts";
import { loadFonts } from "./fonts.ts";
import type { Prepared } from "./prepared.ts";
import { prepareColor } from "./set-color.ts";
import { prepareLength } from "./set-length.ts";
import { colorAtOrigin } from "./set-shared-color.ts";
import { isOfLetters, prepareLetters, prepareWords } from "./set-text.ts";

/** Prepares to put a layer before another one of its parent, or last. */
async function prepareTurn(node: SceneNode, { from, to }: PlacementChange): Prepared {
  const { parent } = node;
  if (!parent || parent.type === "DOCUMENT" || parent.type === "PAGE" || isGrid(parent)) return null;
  const others = parent.children.filter(({ id }) => id !== node.id);
  const next = parent.children.slice(parent.children.indexOf(node) + 1).find(({ visible }) => visible);
  const at = to === "" ? others.length : others.findIndex(({ id }) => id === to);
  if (at === -1 || (next?.id ?? "") !== from) return null;
  // The layers after it are put behind it again: a place within the same parent would be counted with it or without it.
  const moved = [node, ...others.slice(at)];
  for (const child of moved) await loadFonts(child);
  return () => moved.forEach((child) => parent.appendChild(child));
}

/** Prepares a change of a layer, or of what gives it its colour. */
export async function prepare(node: SceneNode, change: Change): Prepared {
  if (isLabelChange(change)) return prepareLabel(node, change);
  if (change.at) return colorAtOrigin(change);
  if (isColorChange(change)) return prepareColor(node, change);
  if (isWordChange(change)) return prepareWords(node, change);
  if (change.property === "before") return prepareTurn(node, change);
  if (isPlacementChange(change)) return node.visible ? () => void (node.visible = false) : null;
  return isOfLetters(change) ? prepareLetters(node, change) : prepareLength(node, change);
}
