import { converter, differenceEuclidean, modeOklab, modeRgb, useMode } from "culori/fn";
import type { Rgb } from "../../../scene/scene.ts";

useMode(modeRgb);
useMode(modeOklab);
const distance = differenceEuclidean("oklab");

/** The distance of two colours to the eye, in OKLab: 0 for the same, 1 for black and white. */
export const colorDistance = (a: Rgb, b: Rgb): number =>
  distance({ mode: "rgb", ...a }, { mode: "rgb", ...b });

const toOklab = converter("oklab");

/** The distance of two colours in OKLab whatever their lightness: 0 for two greys, 0.3 for red and blue. */
export function tintDistance(a: Rgb, b: Rgb): number {
  const [one, other] = [toOklab({ mode: "rgb", ...a }), toOklab({ mode: "rgb", ...b })];
  return Math.hypot(one.a - other.a, one.b - other.b);
}

/** So much of a hue is seen on a large ground. */
const TINTED = 0.012;
/** The cosine of 40 degrees. */
const SAME_HUE = 0.77;

/** True of a ground in the hue of what is written on it, as that of a tag. */
export function isWashOf(ground: Rgb, ink: Rgb): boolean {
  const [one, other] = [toOklab({ mode: "rgb", ...ground }), toOklab({ mode: "rgb", ...ink })];
  const [chroma, inkChroma] = [Math.hypot(one.a, one.b), Math.hypot(other.a, other.b)];
  return chroma >= TINTED && one.a * other.a + one.b * other.b >= SAME_HUE * chroma * inkChroma;
}
