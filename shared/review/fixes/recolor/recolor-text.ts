import type { RunContrast, WeakText } from "../../../perception/contrast/run-contrast.ts";
import { textRoles } from "../../../perception/copy/text-roles.ts";
import type { Frame, TextLayer } from "../../../perception/frame/frame.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { isKnown } from "../../../perception/paint/color-range.ts";
import { contrastOf, quantize, toHex } from "../../../scene/color.ts";
import type { Proposal } from "../fix.ts";
import { byCost, type Faint, type InkOnGround, plainPaint } from "./faint.ts";
import { grounds } from "./grounds.ts";
import { inks } from "./inks.ts";
import type { Inks } from "./kinds.ts";
import { turned } from "./turned.ts";

/** The place of a text where it is hardest to read, of those whose colours are known for sure. */
function hardestPlace({ pixels }: RunContrast, told: InkOnGround): InkOnGround {
  const known = pixels
    .filter(({ text, backdrop }) => isKnown(text) && isKnown(backdrop))
    .map(({ text, backdrop }) => ({ seen: quantize(text.lo), ground: quantize(backdrop.lo) }));
  return known.reduce((a, b) => (ratioIn(b) < ratioIn(a) ? b : a), told);
}

const ratioIn = ({ seen, ground }: InkOnGround): number => contrastOf(seen, ground);

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
  const behind = grounds(faint, { box, order: layer.order }, frame);
  const letters: Inks = {
    fresh: "text-color",
    inUse: "text-color-in-use",
    role: "text",
    isSetApart: textRoles(frame).get(layer) === "input",
    change: (to) => [{ layer: layer.node.id, property: "fill", from: toHex(paint.color), ...to }],
  };
  return [
    ...turned(faint, frame, letters),
    ...byCost([...(keepsInk ? [] : inks(faint, frame, letters)), ...behind]),
  ];
}
