import { groupBy } from "../../../../../group-by.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../../perception/frame/frame.ts";
import { isRough } from "../../../../../perception/parts/is-sketch.ts";
import { thingOfLayer } from "../../../../../perception/things/thing-of-layer.ts";
import { crooked } from "./crooked.ts";
import { offButtons } from "./off-buttons.ts";
import { lopsided, offMargin } from "./margins.ts";
import { offScreenMiddle } from "./off-screen-middle.ts";
import { uneven } from "./uneven.ts";
import { oddPlaces } from "./odd-places.ts";
import { oddPaddings, oddSizes, unevenHeights } from "./odd-sizes.ts";
import type { PixelSlip, SlipFinder } from "./slip.ts";
import { areOnePlace } from "../../../../causes/told-once.ts";

/**
 * All that may be a few px off, from what explains most to what explains least: a slip claims its layers, and of these
 * nobody later in the order speaks.
 */
const ORDER: readonly SlipFinder[] = [
  oddPaddings,
  offButtons,
  oddSizes,
  unevenHeights,
  offScreenMiddle,
  lopsided,
  crooked,
  oddPlaces,
  offMargin,
  uneven,
];

const isSlight = ({ miss }: PixelSlip): boolean => miss === "slight";

/** True of a layer in a box that has slipped itself: the layer slipped because of the box. */
function liesInOne(layer: Layer, slipped: ReadonlySet<Layer>, frame: Frame): boolean {
  for (let next = thingOfLayer(layer, frame)?.parent; next; next = next.parent)
    if (slipped.has(next.layer)) return true;
  return false;
}

/** The slips of a frame by who found them, without those of which another one speaks. */
const claimed = computed((frame: Frame): ReadonlyMap<SlipFinder, readonly PixelSlip[]> => {
  const told = new Map<SlipFinder, PixelSlip[]>(ORDER.map((find) => [find, []]));
  const owners = new Map<Layer, SlipFinder>();
  const claim = (find: SlipFinder, slip: PixelSlip): void => {
    const isOthers = (layer: Layer): boolean => (owners.get(layer) ?? find) !== find;
    if (areOnePlace(slip.layers, isOthers)) return;
    for (const layer of slip.layers) if (!owners.has(layer)) owners.set(layer, find);
    told.get(find)?.push(slip);
  };
  // Slips that are seen go first: one that only a ruler shows explains none of them.
  for (const isOfTurn of [(slip: PixelSlip) => !isSlight(slip), isSlight])
    for (const find of ORDER) {
      const slips = find(frame).filter(isOfTurn);
      const slipped = new Set([...(told.get(find) ?? []), ...slips].flatMap(({ layers }) => layers));
      for (const slip of slips)
        if (!slip.layers.every((layer) => liesInOne(layer, slipped, frame))) claim(find, slip);
    }
  return told;
});

/**
 * The slips that these find, by the layer to look at first; all of who claims nothing, as what is in a box does not. On a rough
 * draft nobody minds a few px.
 */
export const slipsBy =
  <Found extends PixelSlip>(...finders: readonly ((frame: Frame) => readonly Found[])[]) =>
  (frame: Frame): ReadonlyMap<Layer, readonly Found[]> => {
    // Another colour moves nothing.
    if (frame.former) return new Map();
    const found = finders.flatMap((find) => (claimed(frame).get(find) ?? find(frame)) as readonly Found[]);
    return groupBy(
      isRough(frame) ? found.map((slip) => ({ ...slip, miss: "slight" as const })) : found,
      ({ layers: [first] }) => first,
    );
  };
