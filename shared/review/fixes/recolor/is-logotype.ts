import { computed } from "../../../perception/frame/computed.ts";
import { type Frame, frameOf, isText, type Layer, type TextLayer } from "../../../perception/frame/frame.ts";
import { remembered } from "../../../perception/frame/remembered.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { hasPicture } from "../../../perception/paint/painted-box.ts";
import { paintedIndex } from "../../../perception/paint/painted-index.ts";
import { areInitials } from "../../../perception/parts/initials.ts";
import { isLogo } from "../../../perception/parts/is-logo.ts";
import { isWordmark, nameOfTwo } from "../../../perception/parts/is-wordmark.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { wordsOf } from "../../../perception/text/language/prose.ts";
import { nameWords } from "../../../perception/text/language/words.ts";
import { bodyStyle, settingOf, styleOf } from "../../../perception/text/typography/text-style.ts";
import { countsOf } from "../../../group-by.ts";
import { toHex } from "../../../scene/color.ts";
import { isDrawing } from "../../../scene/contour.ts";
import { areNear, center, contains, grow, union } from "../../../scene/geometry.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import type { Box, Paint } from "../../../scene/scene.ts";
import { type Service, SERVICES } from "../../../standards/services.ts";
import { LANGUAGES } from "../../../i18n/language.ts";
import { isCommonWord } from "../../spelling/words.ts";

/** In a script that sets words apart: in another one a sentence is no longer. */
const ONE_WORD = /^(?=.*\p{L})[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}.&'’-]+$/u;
const LARGER_THAN_BODY = 1.25;
/** A splash screen has no more texts. */
const MOST_ON_SPLASH = 2;
/** So many times as far as it is high a mark may stand from its name, on one axis with it. */
const NEAR_MARK = 2;
const SAME_AXIS_PX = 6;

/** True of a word that people use every day: others may be names, also those that a dictionary has. */
const isCommon = (word: string): boolean => LANGUAGES.some((language) => isCommonWord(word, language));

/** How many different words are set in each way. */
const wordsInSetting = computed(({ texts }: Frame) => {
  const different = new Map(texts.map((text) => [`${settingOf(text)} ${wordsOf(text)}`, text]));
  return countsOf([...different.values()].map(settingOf));
});

/** True of a drawing or a picture beside a name, or above or below it. */
function isMarkOf(mark: Layer, box: Box): boolean {
  if (!mark.visibleBox || contains(mark.node.box, box) || !(isDrawing(mark.node.type) || hasPicture(mark)))
    return false;
  const [a, b] = [center(mark.node.box), center(box)];
  return areNear(a.x, b.x, SAME_AXIS_PX) || areNear(a.y, b.y, SAME_AXIS_PX);
}

/**
 * True of a name that is no word of every day, in a setting of its own, alone on its screen, or large with a mark beside it; one in two
 * colours is two texts.
 */
function isNameWithMark(text: TextLayer, frame: Frame): boolean {
  const isOnSplash = frame.texts.length <= MOST_ON_SPLASH;
  const isLarge = styleOf(text).sizePx >= LARGER_THAN_BODY * bodyStyle(frame).sizePx;
  if ((!isLarge && !isOnSplash) || (wordsInSetting(frame).get(settingOf(text)) ?? 0) > 1) return false;
  const parts = nameOfTwo(text, frame) ?? [text];
  const box = union(parts.map(({ node }) => node.box)) ?? text.node.box;
  const around = grow(box, NEAR_MARK * box.height);
  const hasMark = (): boolean =>
    paintedIndex(frame)
      .touching(around)
      .some((mark) => isMarkOf(mark, box));
  return (isOnSplash || hasMark()) && !isCommon(parts.map(wordsOf).join("").toLowerCase());
}

/** True of the words by which the file or its page is called, but for those of a language: “Login” is no name. */
function isNameOfFile(text: TextLayer, { scene }: Frame): boolean {
  const words = nameWords(wordsOf(text));
  return (
    [scene.file, scene.page.name].some((name) => nameWords(name).join(" ") === words.join(" ")) &&
    !words.every(isCommon)
  );
}

const hexOf = (paints: readonly Paint[] | undefined): string | undefined => {
  const paint = plainPaint(paints);
  return paint && toHex(paint.color);
};

/** A larger group is no icon. */
const LARGEST_ICON_PX = 48;

/** True of letters in an icon, as “AI” in its outline: what is drawn around them has their colour, and the other icons of the row, too. */
const isInIcon = ({ node: { box, fills }, parent }: TextLayer): boolean =>
  parent !== null &&
  Math.max(parent.node.box.width, parent.node.box.height) <= LARGEST_ICON_PX &&
  parent.children.some(
    ({ node }) =>
      isDrawing(node.type) &&
      contains(node.box, box) &&
      [node.strokes, node.fills].some((one) => hexOf(one) !== undefined && hexOf(one) === hexOf(fills)),
  );

const isSetAsLogo = remembered((text: TextLayer): boolean => {
  const frame = frameOf(text);
  return (
    isWordmark(text, frame) ||
    areInitials(text, frame) ||
    isInIcon(text) ||
    ((isNameWithMark(text, frame) || isNameOfFile(text, frame)) && ONE_WORD.test(wordsOf(text)))
  );
});

/** True of a service that a screen names in its words, or by the names of its layers. */
const namesIn = computed(({ layers }: Frame) =>
  rememberedObject(({ name }: Service) =>
    layers.some(({ node }) => name.test(node.name) || name.test(node.text?.characters ?? "")),
  ),
);

/** True of what has the color of a service that the screen names, and bears that name or no words: its round button, its icon. */
export const isSignOfService = remembered((layer: Layer): boolean => {
  const { node } = layer;
  const color = (plainPaint(node.fills) ?? plainPaint(node.strokes))?.color;
  if (!color) return false;
  const hex = toHex(color);
  const frame = frameOf(layer);
  const service = SERVICES.find((one) => one.colors.includes(hex) && namesIn(frame)(one));
  if (!service) return false;
  const words = textIndex(frame).touching(node.box, (text) => contains(node.box, text.node.box, 1));
  return (
    words.length === 0 ||
    [node.name, ...words.map((text) => text.node.text.characters)].some((one) => service.name.test(one))
  );
});

/**
 * True of a logo, of a name or initials set as one, and of the sign of a known service: its colours are those of a firm, and nobody
 * changes them by a click.
 */
export const isLogotype = (layer: Layer): boolean =>
  isLogo(layer) || (isText(layer) && isSetAsLogo(layer)) || isSignOfService(layer);
