import { differenceEuclidean, modeOklab, modeRgb, useMode } from "culori/fn";
import type { Rgb } from "../../scene/scene.ts";

useMode(modeRgb);
useMode(modeOklab);
const distance = differenceEuclidean("oklab");

/** How far two colours are from each other to the eye, in OKLab: 0 for the same, 1 for black and white. */
export const colourDistance = (a: Rgb, b: Rgb): number =>
  distance({ mode: "rgb", ...a }, { mode: "rgb", ...b });
