import { luminance } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";

const DARK = 0.02;
const BRIGHT = 0.9;

/** True for black and white, or nearly so: they are at no fault, and half of a design takes them from one place. */
export function isPlain(color: Rgb): boolean {
  const light = luminance(color);
  return light < DARK || light > BRIGHT;
}
