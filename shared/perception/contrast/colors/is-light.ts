import { luminance } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";

/** White has less than 2:1 on a ground that is lighter. */
const LIGHT = 0.5;
/** Yellow and orange become brown when they get darker, where a green or a blue stays one. */
const YELLOWISH = { light: 0.38, leastRed: 0.8, green: [0.5, 0.9], mostBlue: 0.5 } as const;

/** True of a ground on which white letters are hardly read, and dark ones are. */
export function isLight(ground: Rgb): boolean {
  const [least, most] = YELLOWISH.green;
  const { r, g, b } = ground;
  const isYellowish =
    r >= YELLOWISH.leastRed && g >= least * r && g <= most * r && b <= YELLOWISH.mostBlue * r;
  return luminance(ground) >= (isYellowish ? YELLOWISH.light : LIGHT);
}
