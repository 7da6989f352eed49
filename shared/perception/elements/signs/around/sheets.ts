import { area, bottom, center } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { claim, isPhone, type Claim, type Claims } from "../sign.ts";

const SHARE_OF_HEIGHT = { min: 0.12, max: 0.92 };
const WIDE = 0.97;
const SMALLEST_RADIUS_PX = 8;
const COVERED_PX2 = 400;

const hasRoundTop = ({ painter }: Thing): boolean => {
  const [topLeft = 0, topRight = 0] = painter?.node.cornerRadiiPx ?? [];
  return topLeft >= SMALLEST_RADIUS_PX && topRight >= SMALLEST_RADIUS_PX;
};

const VEIL = { share: 0.6, faintest: 0.1, densest: 0.9 };

/** A translucent layer over the screen, before what has risen over it. */
const isVeil = (thing: Thing, sight: Sight): boolean => {
  const look = sight.fillOf(thing);
  return (
    thing.parent !== null &&
    thing.kind !== "picture" &&
    thing.box.width >= WIDE * sight.box.width &&
    area(thing.box) >= VEIL.share * area(sight.box) &&
    look !== undefined &&
    look.opacity >= VEIL.faintest &&
    look.opacity <= VEIL.densest
  );
};

const isSheet = (thing: Thing, sight: Sight): boolean => {
  const share = thing.box.height / sight.box.height;
  return (
    thing.parent !== null &&
    hasRoundTop(thing) &&
    thing.box.width >= WIDE * sight.box.width &&
    share >= SHARE_OF_HEIGHT.min &&
    share <= SHARE_OF_HEIGHT.max &&
    bottom(thing.box) >= bottom(sight.box) - 2 &&
    area(thing.box) > COVERED_PX2
  );
};

const HANDLE = {
  minWidthPx: 24,
  maxWidthPx: 64,
  minHeightPx: 2,
  maxHeightPx: 8,
  reachPx: 24,
  offMiddlePx: 8,
};

/** A short bar in the middle of the upper edge, by which people drag. */
function hasHandle(sheet: Thing, sight: Sight): boolean {
  const middle = center(sheet.box).x;
  return sight.things
    .slice(sheet.order + 1, sheet.order + 9)
    .some(
      ({ box, parent, painter }) =>
        parent !== null &&
        painter !== undefined &&
        box.width >= HANDLE.minWidthPx &&
        box.width <= HANDLE.maxWidthPx &&
        box.height >= HANDLE.minHeightPx &&
        box.height <= HANDLE.maxHeightPx &&
        box.y >= sheet.box.y &&
        bottom(box) <= sheet.box.y + HANDLE.reachPx &&
        Math.abs(center(box).x - middle) <= HANDLE.offMiddlePx,
    );
}

const isDraggedSheet = (thing: Thing, sight: Sight): boolean =>
  thing.parent !== null &&
  thing.painter !== undefined &&
  thing.box.width >= WIDE * sight.box.width &&
  thing.box.y > sight.box.y + SMALLEST_RADIUS_PX &&
  thing.box.height >= SHARE_OF_HEIGHT.min * sight.box.height &&
  hasHandle(thing, sight);

/** A box with round upper corners that has risen from the foot of the screen. */
export const sheets: Claims = (sight): readonly Claim[] => {
  const veil = isPhone(sight) ? sight.things.find((thing) => isVeil(thing, sight)) : undefined;
  const raised = veil && sight.things.find((thing) => thing.order > veil.order && isSheet(thing, sight));
  const sheet = raised ?? (isPhone(sight) && sight.things.find((thing) => isDraggedSheet(thing, sight)));
  return sheet ? [claim("sheet", [sheet], 0.8)] : [];
};
