import { colorDistance } from "../../perception/contrast/colors/color-distance.ts";
import { isDarkOnDark } from "../../perception/contrast/colors/dark-on-dark.ts";
import { readableColor } from "../../perception/contrast/colors/readable-color.ts";
import { contrastWanted, type RunContrast, type WeakText } from "../../perception/contrast/run-contrast.ts";
import type { Frame, Layer, TextLayer } from "../../perception/frame/frame.ts";
import { paintedBehind } from "../../perception/paint/backdrop.ts";
import { textIndex } from "../../perception/text/text-index.ts";
import { inkBox } from "../../perception/text/typography/ink.ts";
import { contrastOf, luminance } from "../../scene/color.ts";
import type { Rgb, TextRun } from "../../scene/scene.ts";
import { isLargeText } from "../../standards/wcag.ts";
import { enoughAllOver } from "./enough-all-over.ts";
import { GROUND, isAffordable } from "../fixes/cost.ts";
import { plainPaint } from "../../scene/paints-of.ts";

const groundOf = (layer: TextLayer, frame: Frame): Layer | undefined => {
  const ink = inkBox(layer);
  return ink ? paintedBehind(frame, ink, layer.order) : undefined;
};

/** True of words that could be read on a ground, or nearly, and would be read with more effort on its new colour. */
function isSpoilt(run: TextRun, fills: TextRun["fills"], { from, to }: Shift, frame: Frame): boolean {
  const color = plainPaint(run.fills ?? fills)?.color;
  if (!color) return false;
  const after = contrastOf(color, to);
  return (
    after < contrastWanted(frame, isLargeText(run) ? "large" : "normal") && after < contrastOf(color, from)
  );
}

interface Shift {
  readonly from: Rgb;
  readonly to: Rgb;
}

/** True when a ground bears other texts that its new colour would make too faint. */
const spoilsOthers = (layer: TextLayer, ground: Layer, shift: Shift, frame: Frame): boolean =>
  textIndex(frame)
    .touching(ground.node.box, (text) => text !== layer && groundOf(text, frame) === ground)
    .some(({ node: { text, fills } }) => text.runs.some((run) => isSpoilt(run, fills, shift, frame)));

/** The luminance of a ground that nothing makes lighter, or darker, to the eye. */
const EXTREME = { light: 0.9, dark: 0.02 };

/**
 * The change to make where one does far better than the others: dark words on a dark ground become light; light words on a
 * green button stay, but not where the new green would spoil other words on it; a picture or a gradient is darkened behind light
 * words and lightened behind dark ones, unless one colour is enough all over it. Undefined where either colour would do.
 */
export function whatToChange(
  layer: TextLayer,
  frame: Frame,
  contrast: RunContrast,
  weak: WeakText,
): "text" | "ground" | "darken" | "lighten" | undefined {
  const { wanted } = contrast;
  const { text, backdrop } = weak;
  if (isDarkOnDark(text, backdrop)) return "text";
  const ground = groundOf(layer, frame);
  const isAsFarAsCanBe = luminance(backdrop) >= EXTREME.light || luminance(backdrop) <= EXTREME.dark;
  if (ground?.node.fills?.some(({ type }) => type === "image" || type === "gradient"))
    return isAsFarAsCanBe || enoughAllOver(contrast, weak)
      ? "text"
      : luminance(text) < luminance(backdrop)
        ? "lighten"
        : "darken";
  const nearest = {
    text: readableColor(text, backdrop, wanted),
    ground: readableColor(backdrop, text, wanted),
  };
  const costOfText = nearest.text ? colorDistance(text, nearest.text) : Infinity;
  const costOfGround = nearest.ground ? colorDistance(backdrop, nearest.ground) * GROUND : Infinity;
  if (!isAffordable(costOfGround, costOfText)) return "text";
  if (ground && nearest.ground && spoilsOthers(layer, ground, { from: backdrop, to: nearest.ground }, frame))
    return "text";
  return isAffordable(costOfText, costOfGround) ? undefined : "ground";
}
