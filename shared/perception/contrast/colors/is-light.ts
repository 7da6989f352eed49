import { luminance } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";

/** White has less than 2:1 on a ground that is lighter; what would become brown is light from less on. */
const LIGHT = { usual: 0.5, yellowish: 0.38 } as const;

/** From orange over yellow to lime, in degrees of the wheel of colours, and strong. */
const YELLOWISH = { from: 30, to: 90, brightest: 0.55, mostBlue: 0.5 } as const;

const SIXTH = 60;

/** True of yellow, orange and lime: they become brown or olive when they get darker, where a green or a blue stays one. */
function isYellowish({ r, g, b }: Rgb): boolean {
  const brightest = Math.max(r, g);
  if (brightest < YELLOWISH.brightest || b > YELLOWISH.mostBlue * brightest) return false;
  const angle = r >= g ? (SIXTH * (g - b)) / (r - b) : SIXTH * (2 - (r - b) / (g - b));
  return angle >= YELLOWISH.from && angle <= YELLOWISH.to;
}

/** True of a ground on which white letters are hardly read, and dark ones are. */
export const isLight = (ground: Rgb): boolean =>
  luminance(ground) >= LIGHT[isYellowish(ground) ? "yellowish" : "usual"];
