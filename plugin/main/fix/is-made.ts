import {
  type Change,
  type ColorChange,
  isColorChange,
  isLabelChange,
  isPlacementChange,
  isWordChange,
  type LengthChange,
} from "../../../shared/mend/change.ts";
import { hasColor } from "./set-color.ts";
import { hasLength } from "./set-length.ts";
import { isOfLetters } from "./set-text.ts";

/**
 * False where the editor did nothing of a change, or not all, and said nothing: it keeps a layer within its least and its
 * most size, leaves where it is what an auto layout places, and holds some layers of an instance to their component. What a
 * style, a variable or a component gives is taken as made: it may be another value in the mode of the layer.
 */
export function isMade(node: SceneNode, change: Change): boolean {
  if (isLabelChange(change) || isWordChange(change) || isPlacementChange(change)) return true;
  if (change.at || change.variable !== undefined) return true;
  if (isColorChange(change))
    return change.style !== undefined || isRecolored(node, change) || change.from === change.to;
  return isOfLetters(change) || hasLength(node, { ...change, from: change.to });
}

/** True where a color is in the place of the former one: beside it, it may have been there before. */
const isRecolored = (node: SceneNode, change: ColorChange): boolean =>
  hasColor(node, { ...change, from: change.to }) && !hasColor(node, change);

/** True where a layer still is as a change that was not made expects it: that is one of a colour, or of a length. */
export const isAsBefore = (node: SceneNode, change: Change): boolean =>
  isColorChange(change) ? hasColor(node, change) : hasLength(node, change as LengthChange);
