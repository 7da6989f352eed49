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
