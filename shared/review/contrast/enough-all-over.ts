import { readableColor } from "../../perception/contrast/colors/readable-color.ts";
import type { RunContrast, WeakText } from "../../perception/contrast/run-contrast.ts";
import { MIN_FAILING_SHARE } from "../../perception/contrast/sampled-contrast.ts";
import { isLight } from "../../perception/contrast/colors/is-light.ts";
import { contrastOf, luminance, quantize } from "../../scene/color.ts";
import type { Rgb } from "../../scene/scene.ts";

/**
 * The nearest colour of a text that is enough in all of its places, lighter than its ground as the letters are, or darker; on
 * light ground dark letters take the place of light ones. Undefined when there is none: on a picture, or between the light
 * and the dark end of a gradient.
 */
export function enoughAllOver(contrast: RunContrast, weak: WeakText): Rgb | undefined {
  const isDarker = luminance(weak.text) < luminance(weak.backdrop);
  const own = enoughOn(contrast, weak, isDarker);
  const areLight = () =>
    contrast.pixels.every(({ backdrop: { lo, hi } }) => isLight(quantize(lo)) && isLight(quantize(hi)));
  return own || isDarker || !areLight() ? own : enoughOn(contrast, weak, true);
}

/** The grounds of a text, the hardest first, without the rim of a shape: so few places are not counted when it is judged either. */
function groundsOf({ pixels }: RunContrast, { backdrop }: WeakText, isDarker: boolean): readonly Rgb[] {
  const grounds = pixels
    .map((pixel) => quantize(isDarker ? pixel.backdrop.lo : pixel.backdrop.hi))
    .toSorted((a, b) => (luminance(a) - luminance(b)) * (isDarker ? 1 : -1));
  const rim = Math.max(0, Math.ceil(MIN_FAILING_SHARE * grounds.length) - 1);
  return [backdrop, ...grounds.slice(rim)];
}

function enoughOn(contrast: RunContrast, weak: WeakText, isDarker: boolean): Rgb | undefined {
  const { wanted } = contrast;
  const grounds = groundsOf(contrast, weak, isDarker);
  const hardest = grounds.reduce((a, b) => (luminance(b) < luminance(a) === isDarker ? b : a));
  const color = readableColor(weak.text, hardest, wanted);
  if (!color || luminance(color) < luminance(hardest) !== isDarker) return undefined;
  return grounds.every((ground) => contrastOf(color, ground) >= wanted) ? color : undefined;
}
