import { BLACK, contrastOf, mix, WHITE } from "../../scene/colour.ts";
import type { Rgb } from "../../scene/scene.ts";

const COLOUR_STEPS = 50;
/** So that a colour rounded to 8 bits a channel is still enough. */
const SPARE = 0.05;

/** Where a text colour has to go: light text stays light and dark text dark, where that is enough. */
function goalOf(text: Rgb, backdrop: Rgb, required: number): Rgb {
  const [near, far] =
    contrastOf(text, BLACK) >= contrastOf(backdrop, BLACK) ? [WHITE, BLACK] : [BLACK, WHITE];
  return contrastOf(near, backdrop) >= required + SPARE ? near : far;
}

/** The nearest colour on the way to black or white that is readable on this backdrop; black or white if none is. */
export function readableColor(text: Rgb, backdrop: Rgb, required: number): Rgb {
  const goal = goalOf(text, backdrop, required);
  for (let step = 1; step <= COLOUR_STEPS; step++) {
    const color = mix(text, goal, step / COLOUR_STEPS);
    if (contrastOf(color, backdrop) >= required + SPARE) return color;
  }
  return goal;
}
