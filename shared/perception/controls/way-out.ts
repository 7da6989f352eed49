import { isText, type Frame, type Layer } from "../frame/frame.ts";
import { list } from "../../standards/list.ts";
import { GESTURE_WORDS, WAY_OUT_LABELS } from "../../standards/words/action-words.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { nameWords } from "../text/language/words.ts";

/** True when the prototype leads on from anywhere in a frame. */
export const hasWayOut = ({ layers }: Frame): boolean =>
  layers.some(({ node }) => (node.reactions ?? []).length > 0);

/** Names of screens that go on, or away, by themselves, or are closed by choosing from them. */
const PASSES = list(
  "splash, launch, launchscreen, loading, loader, processing, waiting, spinner, progress, toast, snackbar, tooltip",
  "notification, hint, keyboard, menu, submenu, dropdown, select, options, popover, picker, calendar, suggestions",
  "autocomplete, results, chargement, lancement, attente, infobulle, clavier, calendrier, resultats",
);

/** True when nobody has to lead out of a screen: it is called one that passes. */
export const passesByItself = ({ root }: Frame): boolean =>
  nameWords(root.node.name).some((word) => PASSES.has(word));

/** So large are the icons that are tapped: an arrow back, a cross, three lines. */
const LARGEST_ICON_PX = 64;
/** A text of so many words may be one to tap, such as “Not now”. */
const MOST_WORDS = 4;

/** True when a layer is as small as an icon that is tapped. */
export const isIconSized = ({ node }: Layer): boolean =>
  !node.text && node.box.width <= LARGEST_ICON_PX && node.box.height <= LARGEST_ICON_PX;

/** True when a layer is an icon, or words, by which people may leave. */
export function mayLeadOut(layer: Layer): boolean {
  if (isForeignPart(layer)) return false;
  if (!isText(layer)) return layer.visibleBox !== null && isIconSized(layer);
  const words = nameWords(layer.node.text.characters);
  const [first] = words;
  const isUnread = first === undefined;
  if (isUnread || words.some((word) => GESTURE_WORDS.has(word))) return true;
  return words.length <= MOST_WORDS && [first, words.join(" ")].some((label) => WAY_OUT_LABELS.has(label));
}
