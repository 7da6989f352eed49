import { type Change, isColorChange } from "../../mend/change.ts";
import { colorDistance, tintDistance } from "../../perception/contrast/colors/color-distance.ts";
import { fromHex, isInColor } from "../../scene/color.ts";

/** People see at a glance what becomes of so many layers. */
const MOST_LAYERS = 4;
/** From a light grey to one that can be read; farther away it is another color. */
const FARTHEST = 0.25;
/** A red that gets darker stays within this. */
const OTHER_TINT = 0.1;

/** True when a color stays what it says: the red of an error is a red afterwards. */
const keepsHue = (from: string, to: string): boolean =>
  tintDistance(fromHex(from), fromHex(to)) <= OTHER_TINT &&
  (isInColor(fromHex(to)) || !isInColor(fromHex(from)));

/** True when changes are hardly noticed: another shade of the same hue, in few layers. */
export const isShade = (changes: readonly Change[]): boolean =>
  new Set(changes.map(({ layer }) => layer)).size <= MOST_LAYERS &&
  changes.every(
    (change) =>
      isColorChange(change) &&
      colorDistance(fromHex(change.from), fromHex(change.to)) <= FARTHEST &&
      keepsHue(change.from, change.to),
  );
