import { isText, type Frame, type Layer } from "../frame/frame.ts";
import { GESTURE_WORDS, WAY_OUT_LABELS } from "../../standards/words/action-words.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { nameWords } from "../text/language/words.ts";

/** True when the prototype gives a layer something to do. */
const leadsOn = ({ node }: Layer): boolean => (node.reactions ?? []).length > 0;

/** True when the prototype leads on from anywhere in a frame. */
export const hasWayOut = ({ layers }: Frame): boolean => layers.some(leadsOn);

/** So large are the icons that are tapped: an arrow back, a cross, three lines. */
const LARGEST_ICON_PX = 64;
/** A text of so many words may be one to tap, such as “Not now”. */
const MOST_WORDS = 4;

const isIcon = ({ node, visibleBox }: Layer): boolean =>
  visibleBox !== null &&
  !node.text &&
  node.box.width <= LARGEST_ICON_PX &&
  node.box.height <= LARGEST_ICON_PX;

/** True when a layer is an icon, or words, by which people may leave. */
export function mayLeadOut(layer: Layer): boolean {
  if (isForeignPart(layer)) return false;
  if (!isText(layer)) return isIcon(layer);
  const words = nameWords(layer.node.text.characters);
  const [first] = words;
  const isUnread = first === undefined;
  if (isUnread || words.some((word) => GESTURE_WORDS.has(word))) return true;
  return words.length <= MOST_WORDS && [first, words.join(" ")].some((label) => WAY_OUT_LABELS.has(label));
}

/** True when an icon or a few words in a frame may lead out of it, though the prototype does not say so. */
export const mayHaveWayOut = ({ layers }: Frame): boolean => layers.some(mayLeadOut);
