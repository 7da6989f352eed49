import type { Box } from "../../../scene/scene.ts";
import { contains, intersection } from "../../../scene/geometry.ts";
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
