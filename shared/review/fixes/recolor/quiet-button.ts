import { readableColor } from "../../../perception/contrast/colors/readable-color.ts";
import type { Frame, Layer } from "../../../perception/frame/frame.ts";
import { groundBehind } from "../../../perception/paint/backdrop.ts";
import { wordsOf, excerpt } from "../../../perception/text/language/prose.ts";
import { mix, quantize } from "../../../scene/color.ts";
import { WCAG } from "../../../standards/wcag.ts";
import { propose, type Proposal } from "../fix.ts";
import { buttonParts, paintButton } from "./button-parts.ts";

/** So much of its colour is left: a wash that still shows a box. */
const WASH = 0.14;
const LONGEST = 24;

/** Leaves of the colour of a button a wash, under words in that colour: the quieter one of two. */
function washed(button: Layer, frame: Frame) {
  const parts = buttonParts(button, frame);
  const ground = parts && groundBehind(frame, parts.box.node.box, parts.box.order);
  if (!parts || !ground) return undefined;
  const wash = quantize(mix(ground, parts.fill, WASH));
  const ink = readableColor(parts.fill, wash, WCAG.textContrast.AA.normal);
  return ink && { parts, changes: paintButton(parts, wash, ink) };
}

/** Makes all but the first of several buttons quieter, so that one stands out. */
export function quietButtons(others: readonly Layer[], frame: Frame): readonly Proposal[] {
  const quiet = others.map((button) => washed(button, frame)).filter((one) => one !== undefined);
  const [first] = quiet;
  const words = first?.parts.words[0];
  if (!words || quiet.length < others.length) return [];
  return [
    propose(
      "quiet-button",
      { label: excerpt(wordsOf(words), LONGEST) },
      quiet.flatMap(({ changes }) => changes),
    ),
  ];
}
