import { readableColor } from "../../perception/contrast/colors/readable-color.ts";
import type { RunContrast, WeakText } from "../../perception/contrast/run-contrast.ts";
import { isLight } from "../../perception/contrast/colors/is-light.ts";
import { contrastOf, luminance, quantize } from "../../scene/color.ts";
import type { Rgb } from "../../scene/scene.ts";

/**
 * The nearest colour of a text that is enough in all of its places, lighter than its ground as the letters are, or darker; on
 * light ground dark letters take the place of light ones. Undefined when there is none: on a picture, or between the light
 * and the dark end of a gradient.
 */
export function enoughAllOver(
  { wanted, pixels }: RunContrast,
  { text, backdrop }: WeakText,
): Rgb | undefined {
  const places = [backdrop, ...pixels.flatMap(({ backdrop: { lo, hi } }) => [quantize(lo), quantize(hi)])];
  const isDarker = luminance(text) < luminance(backdrop);
  const own = enoughOn(places, { text, wanted, isDarker });
  if (own || isDarker || !places.every(isLight)) return own;
  return enoughOn(places, { text, wanted, isDarker: true });
}

interface Wanted {
  readonly text: Rgb;
  readonly wanted: number;
  readonly isDarker: boolean;
}

function enoughOn(places: readonly Rgb[], { text, wanted, isDarker }: Wanted): Rgb | undefined {
  const hardest = places.reduce((a, b) => (luminance(b) < luminance(a) === isDarker ? b : a));
  const color = readableColor(text, hardest, wanted);
  if (!color || luminance(color) < luminance(hardest) !== isDarker) return undefined;
  return places.every((place) => contrastOf(color, place) >= wanted) ? color : undefined;
}
