import type { RunContrast, WeakText } from "../../../perception/contrast/run-contrast.ts";
import { textRoles } from "../../../perception/copy/text-roles.ts";
import { type Frame, isText, type Layer, type TextLayer } from "../../../perception/frame/frame.ts";
import { styleOf } from "../../../perception/text/typography/text-style.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { isKnown } from "../../../perception/paint/color-range.ts";
import { contrastOf, isInColor, quantize, toHex, BLACK, luminance, WHITE } from "../../../scene/color.ts";
import { type Proposal, propose } from "../fix.ts";
import { byCost, type Faint, type InkOnGround, isThin, ratios } from "./faint.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import { grounds } from "./grounds.ts";
import { inks } from "./inks.ts";
import type { Inks } from "./kinds.ts";
import { isDarkOnDark } from "../../../perception/contrast/colors/dark-on-dark.ts";
import { isLight } from "../../../perception/contrast/colors/is-light.ts";
import { WCAG } from "../../../standards/wcag.ts";
import { palette } from "../../../perception/contrast/colors/palette.ts";
import type { Rgb } from "../../../scene/scene.ts";

const FEWEST_USES = 2;

/** The colour that the most texts of the screen have of those that are enough, else black or white. */
function usualLetters(frame: Frame, end: Rgb, isEnough: (color: Rgb) => boolean): Rgb {
  const [usual] = palette(frame)
    .filter(({ role, layers, color }) => role === "text" && layers.length >= FEWEST_USES && isEnough(color))
    .toSorted((a, b) => b.layers.length - a.layers.length);
  return usual?.color ?? end;
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
  const isLightOnLight = isLight(ground) && lettersAre > groundIs;
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
  const color = usualLetters(frame, areToBeDark ? BLACK : WHITE, isEnough);
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
  const first = turned(faint, frame, letters);
  return [
    ...first,
    ...byCost([...(keepsInk ? [] : inks(faint, frame, letters)), ...behind]),
    ...(first.length > 0 || keepsInk ? [] : darkOnColor(faint, frame, letters)),
  ];
}
