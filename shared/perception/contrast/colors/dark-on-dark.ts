import { luminance } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";

/** On a darker ground white is clearer than black. */
const DARK = 0.179;

/** True of dark letters on a ground on which white is clearer than black: light ones are what people expect there. */
export const isDarkOnDark = (letters: Rgb, ground: Rgb): boolean =>
  luminance(ground) <= DARK && luminance(letters) < luminance(ground);
