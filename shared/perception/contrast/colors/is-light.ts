import { luminance } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { isNamedWhenLight } from "./same-color.ts";

/** White has less than 2:1 on a ground that is lighter; what would become brown is light from less on. */
const LIGHT = { usual: 0.5, yellowish: 0.38 } as const;

/** True of a ground on which white letters are hardly read, and dark ones are. */
export const isLight = (ground: Rgb): boolean =>
  luminance(ground) >= LIGHT[isNamedWhenLight(ground) ? "yellowish" : "usual"];
