import { fromHex, mix, quantize, toHex } from "../../../../shared/scene/color.ts";
import { FAINT } from "./checkout.ts";

const DARKEST = "#111827";

/** How many steps there are from the faint colour to the darkest. */
export const STEPS = 100;

/** The colour after so many steps from the faint one. */
export const shadeAt = (step: number): string =>
  toHex(quantize(mix(fromHex(FAINT), fromHex(DARKEST), step / STEPS)));
