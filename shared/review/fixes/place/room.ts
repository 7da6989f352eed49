import type { Box } from "../../../scene/scene.ts";
import { bottom, contains, intersection, right } from "../../../scene/geometry.ts";
import type { Frame } from "../../../perception/frame/frame.ts";
import { seenThings } from "../../../perception/layout/rows/seen-things.ts";
import { isWords, type Thing } from "../../../perception/things/thing.ts";

const ROUNDING_PX = 1;

/** True when a thing lies below a whole place, as its ground. */
const isGround = (thing: Thing, place: Box): boolean =>
  !isWords(thing) && contains(thing.box, place, ROUNDING_PX);

/** True when nothing but ground is seen in a place of the screen, apart from what is to fill it. */
export const isRoom = (place: Box, frame: Frame, isOwn: (thing: Thing) => boolean): boolean =>
  contains(frame.root.node.box, place) &&
  seenThings(frame)(place).every(
    (thing) => isOwn(thing) || isGround(thing, place) || intersection(thing.box, place) === null,
  );

/** A box that grows leaves so much to all around it. */
export const DISTANCE_PX = 8;

/** The part around a box that has to be free for it to become another one. */
export function roomFor(from: Box, to: Box): Box {
  const sideways = to.width > from.width ? DISTANCE_PX : 0;
  const upright = to.height > from.height ? DISTANCE_PX : 0;
  return {
    x: to.x - (to.x < from.x ? sideways : 0),
    y: to.y - (to.y < from.y ? upright : 0),
    width: to.width + (to.x < from.x ? sideways : 0) + (right(to) > right(from) ? sideways : 0),
    height: to.height + (to.y < from.y ? upright : 0) + (bottom(to) > bottom(from) ? upright : 0),
  };
}
