import { readableColor } from "../../perception/contrast/colors/readable-color.ts";
import type { RunContrast, WeakText } from "../../perception/contrast/run-contrast.ts";
import { contrastOf, luminance, quantize } from "../../scene/color.ts";
import type { Rgb } from "../../scene/scene.ts";

/**
 * The nearest colour of a text that is enough in all of its places, lighter than its ground as the letters are, or darker;
 * undefined when there is none: on a picture, or between the light and the dark end of a gradient.
 */
export function enoughAllOver(
  { wanted, pixels }: RunContrast,
  { text, backdrop }: WeakText,
): Rgb | undefined {
  const isDarker = luminance(text) < luminance(backdrop);
  const places = [backdrop, ...pixels.flatMap(({ backdrop: { lo, hi } }) => [quantize(lo), quantize(hi)])];
  const hardest = places.reduce((a, b) => (luminance(b) < luminance(a) === isDarker ? b : a));
  const color = readableColor(text, hardest, wanted);
  if (!color || luminance(color) < luminance(hardest) !== isDarker) return undefined;
  return places.every((place) => contrastOf(color, place) >= wanted) ? color : undefined;
}
