import {
  type Change,
  isColorChange,
  isLabelChange,
  isPlacementChange,
  isWordChange,
} from "../../../shared/mend/change.ts";
import { hasColor } from "./set-color.ts";
import { hasLength } from "./set-length.ts";
import { isOfLetters } from "./set-text.ts";

/**
 * False where the editor did nothing of a change, or not all, and said nothing: it keeps a layer within its least and its
 * most size, leaves where it is what an auto layout places, and holds some layers of an instance to their component. What
 * is not set by hand is as it is given, which may be another value in the mode of the layer.
 */
export function isMade(node: SceneNode, change: Change): boolean {
  if (isLabelChange(change) || isWordChange(change) || isPlacementChange(change)) return true;
  if (change.at || change.variable !== undefined) return true;
  if (isColorChange(change))
    return change.style !== undefined || hasColor(node, { ...change, from: change.to });
  return isOfLetters(change) || hasLength(node, { ...change, from: change.to });
}
