import { fromHex, mix, quantize, toHex } from "../../../../shared/scene/color.ts";
import { FAINT, FIXED } from "./checkout.ts";

const DARKEST = "#111827";

/** How many steps there are from the faint colour to the darkest. */
export const STEPS = 100;

const mixedAt = (step: number): string =>
  toHex(quantize(mix(fromHex(FAINT), fromHex(DARKEST), step / STEPS)));

const distance = (one: string, other: string): number => {
  const [a, b] = [fromHex(one), fromHex(other)];
  return Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b);
};

/** The step where the engine's own fix lies on the way. */
export const FIXED_STEP = Array.from({ length: STEPS + 1 }, (_, step) => step).reduce((best, step) =>
  distance(mixedAt(step), FIXED) < distance(mixedAt(best), FIXED) ? step : best,
);

/** Within so many steps of the fix the colour is the fix itself: one that is almost the same would be a fault of its own. */
const SNAPS_STEPS = 8;

/** The colour after so many steps from the faint one. */
export const shadeAt = (step: number): string =>
  Math.abs(step - FIXED_STEP) <= SNAPS_STEPS ? FIXED : mixedAt(step);
