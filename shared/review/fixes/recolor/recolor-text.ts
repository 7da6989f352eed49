import type { RunContrast, WeakText } from "../../../perception/contrast/run-contrast.ts";
import { textRoles } from "../../../perception/copy/text-roles.ts";
import { type Frame, isText, type Layer, type TextLayer } from "../../../perception/frame/frame.ts";
import { styleOf } from "../../../perception/text/typography/text-style.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { isKnown } from "../../../perception/paint/color-range.ts";
import { contrastOf, isInColor, quantize, toHex, BLACK, luminance, WHITE } from "../../../scene/color.ts";
import { type Proposal, propose } from "../fix.ts";
import { byCost, type Faint, type InkOnGround, isThin, type Priced, ratios } from "./faint.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import { grounds } from "./grounds.ts";
import { inks, nearestFresh } from "./inks.ts";
import type { Inks } from "./kinds.ts";
import { isDarkOnDark } from "../../../perception/contrast/colors/dark-on-dark.ts";
import { isLight } from "../../../perception/contrast/colors/is-light.ts";
import { losesName } from "../../../perception/contrast/colors/loses-name.ts";
import { readableColor } from "../../../perception/contrast/colors/readable-color.ts";
import { WCAG } from "../../../standards/wcag.ts";
import { palette } from "../../../perception/contrast/colors/palette.ts";
import { isWashOf, tintDistance } from "../../../perception/contrast/colors/color-distance.ts";
import type { Rgb, SolidPaint } from "../../../scene/scene.ts";

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
const OTHER_TINT = 0.06;

const isSetLike = (one: Layer, other: TextLayer): boolean => {
  if (!isText(one)) return false;
  const [a, b] = [styleOf(one), styleOf(other)];
  return a.sizePx === b.sizePx && a.weight === b.weight && a.fontFamily === b.fontFamily;
};

/** True of letters whose color tells them from others that are set alike, as that of a middle priority beside a high and a low one. */
const isCode = (layer: TextLayer, { color: own }: SolidPaint, frame: Frame): boolean =>
  palette(frame).filter(
    ({ role, color, layers }) =>
      role === "text" &&
      isInColor(color) &&
      tintDistance(color, own) > OTHER_TINT &&
      layers.filter((one) => isSetLike(one, layer)).length >= FEWEST_USES,
  ).length >= FEWEST_OTHERS;

/**
 * Letters whose shade would be called by another name, as yellow ones, in the dark or grey color that most texts of the screen
 * have. On a wash of its hue a brown still reads as that, and a color that is one of a code stays one.
 */
function ownLetters(
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
  const isShadeOf = !isSetApart && isWashOf(ground, paint.color);
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
  const numbers = color && { to: toHex(color), ...ratios(faint, color) };
  return numbers ? [propose("text-color-in-use", numbers, change({ to: numbers.to }))] : [];
}

/** True of a ground whose shade under these letters would be called by another name, as that of an orange one. */
function darkensToAnother({ hardest: { seen, ground }, required }: Faint): boolean {
  const darker = readableColor(ground, seen, required);
  return darker !== undefined && losesName(ground, darker);
}

/**
 * Dark letters in the place of light ones on a light ground, and light ones in the place of dark ones on a dark ground: to
 * move the ground away from such letters would take most of its colour.
 */
function turned(faint: Faint, frame: Frame, { isSetApart, change }: Inks): readonly Proposal[] {
  const { seen, ground } = faint.hardest;
  // On a ground in a colour, words in a field are told from what is entered by more than their shade.
  if (isThin(faint) || (isSetApart && !isInColor(ground))) return [];
  const [lettersAre, groundIs] = [luminance(seen), luminance(ground)];
  const isLightOnLight = lettersAre > groundIs && (isLight(ground) || darkensToAnother(faint));
  if (!isLightOnLight && !isDarkOnDark(seen, ground)) return [];
  return otherLetters(faint, frame, change, isLightOnLight);
}

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
  const color = usualLetters(frame, isEnough) ?? (areToBeDark ? BLACK : WHITE);
  if (!isEnough(color)) return [];
  const to = toHex(color);
  const numbers = { to, ...ratios(faint, color) };
  return [propose(areToBeDark ? "dark-letters" : "light-letters", numbers, change({ to }))];
}

/**
 * Dark letters on a ground on which not even white ones could be read, as an orange one: who will not give up that colour takes
 * this second choice.
 */
function darkOnColor(faint: Faint, frame: Frame, { isSetApart, change }: Inks): readonly Proposal[] {
  const { seen, ground } = faint.hardest;
  const isLost =
    contrastOf(WHITE, ground) < WCAG.textContrast.AA.large && luminance(seen) > luminance(ground);
  return isLost && !isSetApart && !isThin(faint) ? otherLetters(faint, frame, change, true) : [];
}

/** The place of a text where it is hardest to read, of those whose colours are known for sure. */
function hardestPlace({ pixels }: RunContrast, told: InkOnGround): InkOnGround {
  const known = pixels
    .filter(({ text, backdrop }) => isKnown(text) && isKnown(backdrop))
    .map(({ text, backdrop }) => ({ seen: quantize(text.lo), ground: quantize(backdrop.lo) }));
  return known.reduce((a, b) => (ratioIn(b) < ratioIn(a) ? b : a), told);
}

const ratioIn = ({ seen, ground }: InkOnGround): number => contrastOf(seen, ground);

/** True for a text in the size of another: where nothing else tells what they are for, that does. */
const hasSize = (one: Layer, other: TextLayer): boolean =>
  isText(one) && styleOf(one).sizePx === styleOf(other).sizePx;

/** A step that is seen: 4.3:1 in the place of 4.2:1 is none. */
const SEEN_STEP = 1.2;

/**
 * Other colours for letters. A grey has no hue to lose: it goes as far as small words need, and a step that is seen, where it stays on
 * its side of the ground, and is priced as one that is just enough.
 */
function otherInks(faint: Faint, frame: Frame, letters: Inks): readonly Priced[] {
  const { paint, hardest, required } = faint;
  const enough = inks(faint, frame, letters);
  const ratio = Math.max(required, WCAG.textContrast.AA.normal, SEEN_STEP * ratioIn(hardest));
  const farther = { ...faint, required: ratio };
  const nearest = isInColor(paint.color) ? undefined : nearestFresh(farther);
  const isDarker = (color: Rgb): boolean => luminance(color) < luminance(hardest.ground);
  if (!nearest || isDarker(nearest) !== isDarker(hardest.seen)) return enough;
  const costs = new Map(enough.map(({ proposal, cost }) => [proposal.kind, cost]));
  return inks(farther, frame, letters).map(({ proposal, cost }) => ({
    proposal,
    cost: costs.get(proposal.kind) ?? cost,
  }));
}

/**
 * Colours with which a text can be read, those first that change least of what people see: white words on a green button
 * stay white, and the green gets darker. Where only another ground is enough no shade of the letters is.
 */
export function recolorText(
  layer: TextLayer,
  frame: Frame,
  contrast: RunContrast,
  { text: seen, backdrop: ground }: WeakText,
  keepsInk: boolean,
): readonly Proposal[] {
  const { run, wanted } = contrast;
  const paint = plainPaint(run.fills ?? layer.node.fills);
  const box = inkBox(layer);
  if (!paint || !box) return [];
  const told = { seen, ground };
  const faint: Faint = { paint, required: wanted, told, hardest: hardestPlace(contrast, told) };
  const purpose = textRoles(frame).get(layer);
  const behind = grounds(faint, { box, order: layer.order }, frame);
  const letters: Inks = {
    fresh: "text-color",
    inUse: "text-color-in-use",
    role: "text",
    isSetApart: purpose === "input",
    isAlike: (one) => textRoles(frame).get(one) === purpose && (purpose !== "unknown" || hasSize(one, layer)),
    change: (to) => [{ layer: layer.node.id, property: "fill", from: toHex(paint.color), ...to }],
  };
  const first = [
    ...turned(faint, frame, letters),
    ...(keepsInk ? [] : ownLetters(layer, faint, frame, letters)),
  ];
  return [
    ...first,
    ...byCost([...(keepsInk ? [] : otherInks(faint, frame, letters)), ...behind]),
    ...(first.length > 0 || keepsInk ? [] : darkOnColor(faint, frame, letters)),
  ];
}
