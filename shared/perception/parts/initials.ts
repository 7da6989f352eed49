import type { Frame, TextLayer } from "../frame/frame.ts";
import { paintedBehind } from "../paint/backdrop.ts";
import { lettersBox } from "../text/typography/ink.ts";

/** The place of a picture of somebody: small, and as wide as high, or nearly. */
const PORTRAIT = { largestPx: 120, aspect: 1.2 };

/** Up to three capitals in the place of a picture of somebody, or of the sign of a firm. */
export function areInitials(text: TextLayer, frame: Frame): boolean {
  if (!/^\p{Lu}{1,3}$/u.test(text.node.text.characters.trim())) return false;
  const around = paintedBehind(frame, lettersBox(text), text.order)?.node.box;
  if (!around) return false;
  const [shorter, longer] = [Math.min(around.width, around.height), Math.max(around.width, around.height)];
  return longer <= PORTRAIT.largestPx && longer <= PORTRAIT.aspect * shorter;
}
