import { colorfulness, contrastOf, isRedColor } from "../../../scene/color.ts";
import { FAINT_AT } from "../../frame/limits.ts";
import type { TextThing } from "../../things/thing.ts";
import { contrastOfLook, type Look, type Sight } from "../evidence/sight.ts";

/** True when something is painted in red, by which people are told that something is wrong. */
export const isRed = (look: Look | undefined): boolean => look !== undefined && isRedColor(look.color);

const COLORED = 0.25;

/** True when something is in a colour, where most letters of the screen are in less of one. */
export function isColored(look: Look | undefined, { bodyColor }: Sight): boolean {
  return look !== undefined && colorfulness(look.color) - colorfulness(bodyColor) >= COLORED;
}

/** True when words are fainter, not coloured: an example of what is to be written, in any language. */
export function isFaint(text: TextThing, sight: Sight): boolean {
  if (isColored(sight.fillOf(text), sight)) return false;
  const own = contrastOfLook(sight.fillOf(text));
  const body = contrastOf(sight.bodyColor, sight.groundOf(text));
  return own <= FAINT_AT.prompt.most && own <= FAINT_AT.prompt.shareOfBody * body;
}
