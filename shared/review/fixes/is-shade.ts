import { type Change, isColorChange } from "../../mend/change.ts";
import { colorDistance, tintDistance } from "../../perception/contrast/colors/color-distance.ts";
import { losesName } from "../../perception/contrast/colors/loses-name.ts";
import { fromHex, isGreyish, isInColor } from "../../scene/color.ts";

/** A red that gets darker stays within this. */
const OTHER_TINT = 0.1;

/**
 * People see at a glance what becomes of so many layers. Nobody looks twice at grey labels that become darker ones, however many
 * there are.
 */
const MOST_LAYERS = { inColor: 4, grey: 24 } as const;
/** From a light grey to one that can be read; farther away it is another color. */
const FARTHEST = 0.25;

/** True when a color stays what it says: the red of an error is a red afterwards, and an orange no brown. */
function keepsHue(from: string, to: string): boolean {
  const [before, after] = [fromHex(from), fromHex(to)];
  return (
    tintDistance(before, after) <= OTHER_TINT &&
    (isInColor(after) || !isInColor(before)) &&
    !losesName(before, after)
  );
}

/** True when changes are hardly noticed: another shade of the same hue, in few layers. */
export function isShade(changes: readonly Change[]): boolean {
  const colors = changes.filter(isColorChange);
  const most = MOST_LAYERS[colors.every(({ from }) => isGreyish(fromHex(from))) ? "grey" : "inColor"];
  return (
    colors.length === changes.length &&
    new Set(changes.map(({ layer }) => layer)).size <= most &&
    colors.every(
      ({ from, to }) => colorDistance(fromHex(from), fromHex(to)) <= FARTHEST && keepsHue(from, to),
    )
  );
}
