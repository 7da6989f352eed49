import { areNear, bottom, center, gapBetween, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import type { TextLayer } from "../../frame/frame.ts";
import { countWords } from "../../text/language/prose.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { lettersBox } from "../../text/typography/ink.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import { FIELD_WORDS } from "../../../standards/words/label-words.ts";
import { isShort } from "./label-above.ts";

/** So far above its field stands a label, or two of its lines. */
const FAR_ABOVE_PX = 40;
const MOST_ABOVE_PX = 64;
/** The words of the field above may stand in line with those of the next, but not as near. */
const NEAR_ABOVE_PX = 20;
const FAR_LEFT_PX = 160;
const BORDER_PX = 10;
const INDENT_PX = 24;
/** A text this much larger than the text in the field is a heading of the form. */
const HEADING_RATIO = 1.2;
const USUAL_LABEL_PX = 18;

const sizeOf = (text: TextLayer): number => styleOf(text).sizePx;

/** A colon, or what says whether it has to be filled in. */
const endsAsLabel = ({ node }: TextLayer): boolean =>
  /(?:[:*]|\((?:optional|required|facultatif|obligatoire)\))\s*$/iu.test(node.text.characters);

const MOST_WORDS_OF_LABEL = 6;

/** Speaks of all that follows, unless it stands right above one field. */
const isSentence = ({ node: { text } }: TextLayer): boolean =>
  /[.!]\s*$/u.test(text.characters) || countWords(text.characters) > MOST_WORDS_OF_LABEL;

const MOST_WORDS_OF_NAME = 3;

/** “Email”, “Your name”: a few words, and one of them names what fields ask for. */
function namesEntry({ node }: TextLayer): boolean {
  const words = labelWords(node.text.characters);
  return words.length <= MOST_WORDS_OF_NAME && words.some((word) => FIELD_WORDS.has(word));
}

/** A text centred above a field divides it from what is above, unless a colon, a star or its few words say what follows. */
function isNaming(text: TextLayer, field: Box): boolean {
  const box = lettersBox(text);
  if (endsAsLabel(text)) return box.x < right(field) && right(box) > field.x;
  return namesEntry(text) && box.x >= field.x && right(box) <= right(field);
}

const sharesEdge = (text: Box, field: Box): boolean =>
  areNear(text.x, field.x, INDENT_PX) || areNear(right(text), right(field), INDENT_PX);

const startsAs = (text: Box, inside: readonly TextLayer[]): boolean =>
  inside.some(({ node }) => areNear(text.x, node.box.x, INDENT_PX));

/** Above a field in line with its edge, or right above it in line with the words in it. */
function isAbove(text: TextLayer, field: Box, inside: readonly TextLayer[]): boolean {
  const box = lettersBox(text);
  const gap = field.y - bottom(box);
  if (gap < -BORDER_PX) return false;
  const mostPx = Math.min(MOST_ABOVE_PX, Math.max(FAR_ABOVE_PX, 2 * sizeOf(text)));
  const isFar = gap > mostPx || (gap > NEAR_ABOVE_PX && isSentence(text));
  const isNear = !isFar && (sharesEdge(box, field) || isNaming(text, field));
  return isNear || (gap <= NEAR_ABOVE_PX && startsAs(box, inside));
}

/** In a low field the value stands near the border too, but nearer to the middle. */
const borderOf = (field: Box): number => Math.min(BORDER_PX, field.height / 4);

/** Words that stand on a line to write on begin where the field does. */
const isOnBorder = (text: Box, field: Box): boolean =>
  text.y < field.y &&
  Math.abs(center(text).y - field.y) <= borderOf(field) &&
  text.x >= field.x &&
  right(text) <= right(field);

/** Letters more than half as high as a field are the title of its form. */
const isOfItsSize = (text: TextLayer, { height }: Box): boolean => 2 * sizeOf(text) <= height;

const isLeft = (text: Box, field: Box): boolean => {
  const gap = gapBetween(text, field);
  return text.x < field.x && gap.x >= -BORDER_PX && gap.x <= FAR_LEFT_PX && -gap.y >= text.height / 2;
};

const distance = (a: Box, b: Box): number => {
  const gap = gapBetween(a, b);
  return Math.hypot(Math.max(0, gap.x), Math.max(0, gap.y));
};

/** No larger than the words in a field, or, beside it, than the field is high: else it is a heading, unless it ends as a label does. */
function isLabelSize(text: TextLayer, box: Box, inside: readonly TextLayer[]): boolean {
  if (endsAsLabel(text) || (namesEntry(text) && isOfItsSize(text, box))) return true;
  const largest = inside.reduce((most, one) => Math.max(most, sizeOf(one)), 0);
  const most = Math.max(USUAL_LABEL_PX, HEADING_RATIO * largest);
  return sizeOf(text) <= (isLeft(lettersBox(text), box) ? Math.max(most, box.height) : most);
}

/** Neither beside a field nor in line with its edge: it may head several fields, of which each has a name beside it. */
const isLoose = (text: TextLayer, field: Box): boolean =>
  !isLeft(lettersBox(text), field) && !sharesEdge(lettersBox(text), field);

/** The part of a screen in which the label of a field stands, and the field. */
export const reachOfLabel = (box: Box): Box => ({
  x: box.x - FAR_LEFT_PX,
  y: box.y - MOST_ABOVE_PX,
  width: box.width + FAR_LEFT_PX,
  height: box.height + MOST_ABOVE_PX,
});

/** The text that names a field: above its box, on its border, or beside it; undefined where there is none. */
export function fieldLabel(
  box: Box,
  inside: readonly TextLayer[],
  near: readonly TextLayer[],
): TextLayer | undefined {
  const isInside = new Set(inside);
  return near
    .filter((text) => !isInside.has(text) || isOnBorder(lettersBox(text), box))
    .filter(
      (text) =>
        isAbove(text, box, inside) || isOnBorder(lettersBox(text), box) || isLeft(lettersBox(text), box),
    )
    .filter((text) => isLabelSize(text, box, inside) && (isShort(text) || endsAsLabel(text)))
    .toSorted(
      (a, b) =>
        Number(isLoose(a, box)) - Number(isLoose(b, box)) ||
        distance(lettersBox(a), box) - distance(lettersBox(b), box) ||
        a.order - b.order,
    )[0];
}
