import { type Change, isColorChange } from "../../mend/change.ts";
import { colorDistance } from "../../perception/contrast/colors/color-distance.ts";
import { isSameColor } from "../../perception/contrast/colors/same-color.ts";
import { fromHex, isGreyish } from "../../scene/color.ts";

/**
 * People see at a glance what becomes of so many layers. Nobody looks twice at grey labels that become darker ones, however many
 * there are.
 */
const MOST_LAYERS = { inColor: 4, grey: 24 } as const;
/** From a light grey to one that can be read; farther away it is another color. */
const FARTHEST = 0.25;

/** True when changes are hardly noticed: another shade of the same hue, in few layers. */
export function isShade(changes: readonly Change[]): boolean {
  const colors = changes.filter(isColorChange);
  const most = MOST_LAYERS[colors.every(({ from }) => isGreyish(fromHex(from))) ? "grey" : "inColor"];
  return (
    colors.length === changes.length &&
    new Set(changes.map(({ layer }) => layer)).size <= most &&
    colors.every(
      ({ from, to }) =>
        colorDistance(fromHex(from), fromHex(to)) <= FARTHEST && isSameColor(fromHex(from), fromHex(to)),
    )
  );
}
