import type { RunContrast, WeakText } from "../../../perception/contrast/run-contrast.ts";
import { textRoles } from "../../../perception/copy/text-roles.ts";
import {
  ancestors,
  type Frame,
  isText,
  type Layer,
  type TextLayer,
} from "../../../perception/frame/frame.ts";
import { isLogotype } from "./is-logotype.ts";
import { isKnown } from "../../../perception/paint/color-range.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { styleOf } from "../../../perception/text/typography/text-style.ts";
import { contrastOf, isInColor, quantize, toHex } from "../../../scene/color.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { isLargeText, WCAG } from "../../../standards/wcag.ts";
import type { Proposal } from "../fix.ts";
import { hintsIn } from "../hints-like-entries.ts";
import { byCost, type Faint, type InkOnGround } from "./faint.ts";
import { grounds, hasTitleIn } from "./grounds.ts";
import { inks } from "./inks.ts";
import type { Inks } from "./kinds.ts";
import { darkOnColor, ownLetters, turned } from "./other-letters.ts";

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

/** The layers between a text and the entry of a list that holds it with others. */
const DEEPEST = 3;
const TALLEST_ENTRY_PX = 120;

/** True for the other texts in one entry of a list with a text, as the title beside a date. */
function isInGroupOf(text: TextLayer): (one: Layer) => boolean {
  const groups = new Set(
    ancestors(text)
      .slice(0, DEEPEST)
      .filter(({ parent, node }) => parent && node.box.height <= TALLEST_ENTRY_PX),
  );
  return (one) =>
    one !== text &&
    ancestors(one)
      .slice(0, DEEPEST)
      .some((group) => groups.has(group));
}

/** Large letters that are no larger are read as plain text is: a grey that just reaches the line of large ones gains nothing. */
const SMALL_PX = WCAG.largeText.sizePx;

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
  if (!paint || !box || isLogotype(layer)) return [];
  const told = { seen, ground };
  const asFarAs = (color: Rgb): number =>
    run.sizePx < SMALL_PX && !isInColor(color) ? Math.max(wanted, WCAG.textContrast.AA.normal) : wanted;
  const faint: Faint = { paint, required: asFarAs(paint.color), told, hardest: hardestPlace(contrast, told) };
  const purpose = textRoles(frame).get(layer);
  const place = { box, order: layer.order };
  const behind = grounds({ ...faint, required: asFarAs(ground) }, place, frame);
  const letters: Inks = {
    fresh: "text-color",
    inUse: "text-color-in-use",
    role: "text",
    isSetApart: purpose === "input" || hintsIn(frame).has(layer),
    isAlike: (one) => textRoles(frame).get(one) === purpose && (purpose !== "unknown" || hasSize(one, layer)),
    isBeside: isInGroupOf(layer),
    change: (to) => [{ layer: layer.node.id, property: "fill", from: toHex(paint.color), ...to }],
  };
  const dark = turned(faint, frame, letters);
  if (dark.length > 0 && !isLargeText(run) && hasTitleIn(paint.color, place, frame))
    return [...byCost(behind), ...dark];
  const first = [...dark, ...(keepsInk ? [] : ownLetters(layer, faint, frame, letters))];
  return [
    ...first,
    ...byCost([...(keepsInk || dark.length > 0 ? [] : inks(faint, frame, letters)), ...behind]),
    ...(first.length > 0 || keepsInk ? [] : darkOnColor(faint, frame, letters)),
  ];
}
