import { isWashOf } from "../../../perception/contrast/colors/color-distance.ts";
import { isDarkOnDark } from "../../../perception/contrast/colors/dark-on-dark.ts";
import { isLight } from "../../../perception/contrast/colors/is-light.ts";
import { isAnotherGround, keepsHue, losesName } from "../../../perception/contrast/colors/same-color.ts";
import { palette } from "../../../perception/contrast/colors/palette.ts";
import { readableColor } from "../../../perception/contrast/colors/readable-color.ts";
import { type Frame, isText, type Layer, type TextLayer } from "../../../perception/frame/frame.ts";
import { paintedIndex } from "../../../perception/paint/painted-index.ts";
import { styleOf } from "../../../perception/text/typography/text-style.ts";
import { BLACK, colorfulness, contrastOf, isInColor, luminance, toHex, WHITE } from "../../../scene/color.ts";
import { grow } from "../../../scene/geometry.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import type { Rgb, SolidPaint } from "../../../scene/scene.ts";
import { WCAG } from "../../../standards/wcag.ts";
import { type Proposal, propose } from "../fix.ts";
import { type Faint, isThin, ratios } from "./faint.ts";
import { nearestFresh } from "./inks.ts";
import type { Inks } from "./kinds.ts";
import { isSmall } from "./uses-of-color.ts";

const FEWEST_USES = 2;

/** The colour that the most texts of the screen have of those that are enough. */
function usualLetters(frame: Frame, isEnough: (color: Rgb) => boolean): Rgb | undefined {
  const [usual] = palette(frame)
    .filter(({ role, layers, color }) => role === "text" && layers.length >= FEWEST_USES && isEnough(color))
    .toSorted((a, b) => b.layers.length - a.layers.length);
  return usual?.color;
}

/** A darker color is a dark one, whatever its hue. */
const DARK = 0.1;
const STRONG = WCAG.textContrast.AAA.normal;
/** Texts set alike in so many other colors, several in each: all of them say something. */
const FEWEST_OTHERS = 2;

const isSetLike = (one: Layer, other: TextLayer): boolean => {
  if (!isText(one)) return false;
  const [a, b] = [styleOf(one), styleOf(other)];
  return a.sizePx === b.sizePx && a.weight === b.weight && a.fontFamily === b.fontFamily;
};

/** A grey about as light as a color. */
function greyOf(color: Rgb): Rgb {
  const channel = Math.sqrt(luminance(color));
  return { r: channel, g: channel, b: channel };
}

/** True of letters whose color tells them from others that are set alike, as that of a middle priority beside a high and a low one. */
const isCode = (layer: TextLayer, { color: own }: SolidPaint, frame: Frame): boolean =>
  palette(frame).filter(
    ({ role, color, layers }) =>
      role === "text" &&
      isInColor(color) &&
      !keepsHue(color, own) &&
      layers.filter((one) => isSetLike(one, layer)).length >= FEWEST_USES,
  ).length >= FEWEST_OTHERS;

/** True of words beside a sign in their color, as a figure beside its star: that keeps the accent when they lose it. */
const hasSign = ({ node: { box } }: TextLayer, { color }: SolidPaint, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching(grow(box, box.height))
    .some((one) => isSmall(one) && toHex(plainPaint(one.node.fills)?.color ?? WHITE) === toHex(color));

/**
 * Letters whose shade would be called by another name, as yellow ones, in the dark or grey color that most texts of the screen
 * have: examples in fields, and words whose sign keeps the accent. On a wash of its hue a brown still reads as that, and a color that is one of a code stays one.
 */
export function ownLetters(
  layer: TextLayer,
  faint: Faint,
  frame: Frame,
  { change, isSetApart }: Inks,
): readonly Proposal[] {
  const {
    paint,
    hardest: { ground },
    required,
  } = faint;
  const isShadeOf = !isSetApart && (isWashOf(ground, paint.color) || !hasSign(layer, paint, frame));
  const nearest = isThin(faint) || isShadeOf ? undefined : nearestFresh(faint);
  if (!nearest || !losesName(paint.color, nearest) || isCode(layer, paint, frame)) return [];
  const isOwn = (one: Rgb): boolean => !isInColor(one) || (!isSetApart && luminance(one) <= DARK);
  const between = (least: number, most: number): Rgb | undefined =>
    usualLetters(
      frame,
      (one) => isOwn(one) && contrastOf(one, ground) >= least && contrastOf(one, ground) <= most,
    );
  // An accent stays strong, and an example in a field quiet.
  const color = isSetApart
    ? between(required, STRONG)
    : (between(Math.max(STRONG, required), Infinity) ?? between(required, Infinity));
  const other = color ?? (isSetApart ? readableColor(greyOf(paint.color), ground, required) : undefined);
  if (!other) return [];
  const numbers = { to: toHex(other), ...ratios(faint, other) };
  return [propose(color ? "text-color-in-use" : "text-color-grey", numbers, change({ to: numbers.to }))];
}

/** True of a ground whose shade under these letters would be called by another name, as that of an orange one. */
function darkensToAnother({ hardest: { seen, ground }, required }: Faint): boolean {
  const darker = readableColor(ground, seen, required);
  return darker !== undefined && isAnotherGround(ground, darker);
}

/**
 * Dark letters in the place of light ones on a light ground, and light ones in the place of dark ones on a dark ground: to
 * move the ground away from such letters would take most of its colour.
 */
export function turned(faint: Faint, frame: Frame, { isSetApart, change }: Inks): readonly Proposal[] {
  const { seen, ground } = faint.hardest;
  // On a ground in a colour, words in a field are told from what is entered by more than their shade.
  if (isThin(faint) || (isSetApart && !isInColor(ground))) return [];
  const [lettersAre, groundIs] = [luminance(seen), luminance(ground)];
  const isLightOnLight = lettersAre > groundIs && (isLight(ground) || darkensToAnother(faint));
  if (!isLightOnLight && !isDarkOnDark(seen, ground)) return [];
  return otherLetters(faint, frame, change, isLightOnLight);
}

/** A navy is calm, a royal blue is not. */
const CALMEST = 0.5;

/** Letters on the other side of their ground: dark ones in the place of light ones, or light ones in the place of dark ones. */
function otherLetters(
  faint: Faint,
  frame: Frame,
  change: Inks["change"],
  areToBeDark: boolean,
): readonly Proposal[] {
  const { ground } = faint.hardest;
  const isEnough = (color: Rgb): boolean =>
    contrastOf(color, ground) >= faint.required && luminance(color) < luminance(ground) === areToBeDark;
  // Strong blue words on a green are no way to read.
  const isCalm = (color: Rgb): boolean => colorfulness(color) <= CALMEST || !isInColor(ground);
  const color = usualLetters(frame, (one) => isEnough(one) && isCalm(one)) ?? (areToBeDark ? BLACK : WHITE);
  if (!isEnough(color)) return [];
  const to = toHex(color);
  const numbers = { to, ...ratios(faint, color) };
  return [propose("other-letters", numbers, change({ to }))];
}

/**
 * Dark letters on a ground on which not even white ones could be read, as an orange one: who will not give up that colour takes
 * this second choice.
 */
export function darkOnColor(faint: Faint, frame: Frame, { isSetApart, change }: Inks): readonly Proposal[] {
  const { seen, ground } = faint.hardest;
  const isLost =
    contrastOf(WHITE, ground) < WCAG.textContrast.AA.large && luminance(seen) > luminance(ground);
  return isLost && !isSetApart && !isThin(faint) ? otherLetters(faint, frame, change, true) : [];
}
