import { isText, type Frame, type Layer } from "../frame.ts";
import { isForeignPart } from "./foreign-part.ts";
import { nameWords } from "./words.ts";

/** Whether the prototype gives a layer something to do. */
const leadsOn = ({ node }: Layer): boolean => (node.reactions ?? []).length > 0;

/** Whether the prototype leads on from anywhere in a frame. */
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

const WAY_OUT = new RegExp(
  "^(?:go |try )?(?:back|close|cancel|dismiss|done|skip|continue|next|home|menu|again|not|got|ok|okay|start|sign|log|" +
    "retour|fermer|annuler|terminer|passer|continuer|suivant|accueil|plus|ressayer|reessayer|se|commencer)$",
);

/** How people are told to leave without a control. */
const GESTURES: ReadonlySet<string> = new Set(
  "tap click press touch swipe pull drag toucher touchez appuyez cliquez glissez balayez tirez".split(" "),
);

function mayLeadOut(layer: Layer): boolean {
  if (isForeignPart(layer)) return false;
  if (!isText(layer)) return isIcon(layer);
  const words = nameWords(layer.node.text.characters);
  if (words.some((word) => GESTURES.has(word))) return true;
  return (
    words.length <= MOST_WORDS &&
    [words[0] ?? "", words.slice(0, 2).join(" ")].some((one) => WAY_OUT.test(one))
  );
}

/** Whether an icon or a few words in a frame may lead out of it, though the prototype does not say so. */
export const mayHaveWayOut = ({ layers }: Frame): boolean => layers.some(mayLeadOut);
