import { parseHex } from "culori/fn";
import { contrastOf, WHITE } from "../../scene/color.ts";

/** An ink that has less contrast to white than this is a light one. */
const NEAR_WHITE_RATIO = 1.5;

/**
 * True when light letters stand on a ground on which not even white could be read: whatever light ink is chosen, it is
 * the ground that has to change. Colours as `#rrggbb`, the ratio from 1 to 21.
 */
export function isGroundAtFault(ink: string, ground: string, required: number): boolean {
  const [own, behind] = [parseHex(ink), parseHex(ground)];
  if (!own || !behind) return false;
  const isLight = contrastOf(own, WHITE) < NEAR_WHITE_RATIO;
  return (
    isLight && contrastOf(own, WHITE) < contrastOf(behind, WHITE) && contrastOf(WHITE, behind) < required
  );
}
