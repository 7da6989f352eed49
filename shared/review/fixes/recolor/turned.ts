import { isDarkOnDark } from "../../../perception/contrast/colors/dark-on-dark.ts";
import { isLight } from "../../../perception/contrast/colors/is-light.ts";
import { palette } from "../../../perception/contrast/colors/palette.ts";
import type { Frame } from "../../../perception/frame/frame.ts";
import { BLACK, contrastOf, luminance, toHex, WHITE } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";
import type { Proposal } from "../fix.ts";
import { propose } from "../fix.ts";
import { type Faint, isThin, ratios } from "./faint.ts";
import type { Inks } from "./kinds.ts";

const FEWEST_USES = 2;

/** The colour that the most texts of the screen have of those that are enough, else black or white. */
function usualLetters(frame: Frame, end: Rgb, isEnough: (color: Rgb) => boolean): Rgb {
  const [usual] = palette(frame)
    .filter(({ role, uses, color }) => role === "text" && uses >= FEWEST_USES && isEnough(color))
    .toSorted((a, b) => b.uses - a.uses);
  return usual?.color ?? end;
}

/**
 * Dark letters in the place of light ones on a light ground, and light ones in the place of dark ones on a dark ground: to
 * move the ground away from such letters would take most of its colour.
 */
export function turned(faint: Faint, frame: Frame, { isSetApart, change }: Inks): readonly Proposal[] {
  const { seen, ground } = faint.hardest;
  if (isSetApart || isThin(faint)) return [];
  const [lettersAre, groundIs] = [luminance(seen), luminance(ground)];
  const isLightOnLight = isLight(ground) && lettersAre > groundIs;
  if (!isLightOnLight && !isDarkOnDark(seen, ground)) return [];
  const isEnough = (color: Rgb): boolean =>
    contrastOf(color, ground) >= faint.required && luminance(color) < groundIs === isLightOnLight;
  const color = usualLetters(frame, isLightOnLight ? BLACK : WHITE, isEnough);
  if (!isEnough(color)) return [];
  const to = toHex(color);
  const numbers = { to, ...ratios(faint, color) };
  return [propose(isLightOnLight ? "dark-letters" : "light-letters", numbers, change({ to }))];
}
