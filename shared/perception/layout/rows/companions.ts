import { areNear, center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import type { Frame } from "../../frame/frame.ts";
import { isWords, type Thing } from "../../things/thing.ts";
import { seenThings } from "./seen-things.ts";

const SAME_PX = 4;
/** Above or below in so many heights of the letters. */
const NEAR = 7;
/** The words of an icon are this close to it. */
const LABEL_PX = 28;
const LEAST_SHARE = 0.6;

const areInColumn = (a: Box, b: Box): boolean =>
  areNear(a.x, b.x, SAME_PX) ||
  areNear(right(a), right(b), SAME_PX) ||
  areNear(center(a).x, center(b).x, SAME_PX);

const areApart = (a: Box, b: Box): boolean => a.y >= b.y + b.height || b.y >= a.y + a.height;

const nearby = (box: Box, reachPx: number, frame: Frame): readonly Thing[] =>
  seenThings(frame)({ ...box, y: box.y - reachPx, height: box.height + 2 * reachPx });

/** True when the words of a row stand over or under other things, as in a table: then those say where they stand. */
export function standInColumns(all: readonly Thing[], frame: Frame): boolean {
  const held = all.filter(
    (thing) =>
      isWords(thing) &&
      nearby(thing.box, NEAR * thing.box.height, frame).some(
        (other) =>
          other.layer !== thing.layer && areApart(other.box, thing.box) && areInColumn(other.box, thing.box),
      ),
  );
  return held.length >= LEAST_SHARE * all.length;
}

/** The box of the words below an icon or a picture, which may be what is spaced evenly. */
export function labelOf(thing: Thing, frame: Frame): Box | undefined {
  if (isWords(thing)) return undefined;
  const { box } = thing;
  return nearby(box, LABEL_PX, frame).find(
    (other) =>
      isWords(other) && areApart(other.box, box) && areNear(center(other.box).x, center(box).x, SAME_PX),
  )?.box;
}
