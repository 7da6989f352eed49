import { tenths } from "../../scene/round.ts";
import { fromMiddle, offLine, rangeOf, waysOf } from "../../perception/layout/off.ts";
import { type Axis, DOWNWARDS, gapsOf, SIDEWAYS } from "../../perception/structure/axis.ts";
import { gapBetween, intersection } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import {
  answer,
  answerBy,
  frameOfPart,
  UNKNOWN,
  type MeasureAnswer,
  type RelationMeasure,
  type MeasuredPart,
} from "./measure.ts";

/** Less than half a px is drawn on the same line. */
const SAME_PX = 0.5;

/** The largest miss: a part that is further off was not meant to stand on the line. */
const FARTHEST_PX = 24;

/** The axis whose lines two boxes would share: boxes side by side share their heights, one below the other their sides. */
function sharedAxis(a: Box, b: Box): Axis {
  const gap = gapBetween(a, b);
  return gap.x > gap.y ? DOWNWARDS : SIDEWAYS;
}

const missOf = (missedPx: number): MeasureAnswer => {
  const offPx = tenths(missedPx);
  if (missedPx <= SAME_PX) return answer(false, { offPx });
  return missedPx <= FARTHEST_PX ? answerBy(true, offPx, { offPx }) : UNKNOWN;
};

/** How one box misses the lines of another one. Where they share their middle alone, their sides may still look crooked. */
function missOfPair(a: Box, b: Box): MeasureAnswer {
  const ways = waysOf(sharedAxis(a, b), [a, b]);
  const [start, , end] = ways.map(rangeOf) as [number, number, number];
  const miss = missOf(offLine(ways).offPx);
  return miss.is === "false" && Math.min(start, end) > SAME_PX ? UNKNOWN : miss;
}

/** True when a part misses the line of one of those beside it by a few px, told by the largest miss; false on the line of all. */
export const notAligned: RelationMeasure = ({ parts: [part, ...rest], others }) => {
  const misses = (others.length > 0 ? others : rest).map(({ box }) => missOfPair(part.box, box));
  const [worst] = misses
    .flatMap((miss) => (miss.is === "true" ? [miss] : []))
    .toSorted((a, b) => (b.excess ?? 0) - (a.excess ?? 0));
  return worst ?? misses.find(({ is }) => is === "unknown") ?? misses[0] ?? UNKNOWN;
};

/** True when a part misses the middle of the one around it by a few px, on the axis where it is nearer to the middle. */
export const offCenter: RelationMeasure = ({ parts: [part], others: [around] }) => {
  if (!around || !intersection(part.box, around.box)) return UNKNOWN;
  const { rightPx, downPx } = fromMiddle(part.box, around.box);
  const off = [rightPx, downPx]
    .map(Math.abs)
    .filter((px) => px > SAME_PX)
    .toSorted((a, b) => a - b);
  return missOf(off[0] ?? 0);
};

/** The free space between two parts, by the axis on which they are apart; 0 when they touch. */
function gapOf(a: MeasuredPart, b: MeasuredPart): number {
  const { x, y } = gapBetween(a.box, b.box);
  return Math.max(0, x, y);
}

/** The gaps between parts that follow each other. */
function gapsIn(parts: readonly MeasuredPart[]): readonly number[] {
  const [first, second] = parts;
  if (!first || !second) return [];
  const axis = sharedAxis(first.box, second.box) === SIDEWAYS ? DOWNWARDS : SIDEWAYS;
  return gapsOf(
    axis,
    parts.map(({ box }) => box).toSorted((a, b) => axis.start(a) - axis.start(b)),
  );
}

const LEAST_GAP_PX = 1.5;

/** The gap between each part and the nearest of the others: of a name and its picture, time and again. */
const gapsToNearest = (parts: readonly MeasuredPart[], others: readonly MeasuredPart[]): readonly number[] =>
  parts.map((part) => Math.min(...others.map((other) => gapOf(part, other))));

/** True when the gaps between parts in a row or column differ, or differ from those between the others. */
export const gapUnlike: RelationMeasure = ({ parts, others }) => {
  const inOrder =
    parts.length === 1 || others.length === 1
      ? gapsIn([...parts, ...others])
      : [...gapsIn(parts), ...gapsIn(others)];
  const isInOrder = inOrder.every((gap) => gap >= 0);
  if (!isInOrder && parts.length !== others.length) return UNKNOWN;
  const gaps = isInOrder ? inOrder : gapsToNearest(parts, others);
  if (gaps.length < 2) return UNKNOWN;
  const range = rangeOf(gaps);
  const numbers = { gapPx: tenths(Math.max(...gaps)), otherGapPx: tenths(Math.min(...gaps)) };
  return answerBy(range >= LEAST_GAP_PX, range, numbers);
};

/** The share of the wrong distance below which a part is seen to belong to its own. */
const CLEARLY = 0.75;

/** True when a part stands as near to the second of the others as to the first, to which it belongs, or nearer. */
export const closerToWrong: RelationMeasure = ({ parts: [part], others: [own, wrong] }) => {
  if (!own || !wrong) return UNKNOWN;
  const [toOwn, toWrong] = [gapOf(part, own), gapOf(part, wrong)];
  const numbers = { gapPx: tenths(toOwn), otherGapPx: tenths(toWrong) };
  if (toOwn >= toWrong) return answer(true, numbers);
  return toOwn <= CLEARLY * toWrong ? answer(false, numbers) : UNKNOWN;
};

/** The step of the grid that most systems use: nearer than that, things look stuck together; from three on, nobody says so. */
const NEAR_PX = 8;
const APART_PX = 24;

/** The room between a part and a box around it, where that is smallest. */
const roomIn = (box: Box, around: Box): number =>
  Math.min(
    box.x - around.x,
    box.y - around.y,
    around.x + around.width - box.x - box.width,
    around.y + around.height - box.y - box.height,
  );

/** True when a part stands nearer to the others, or to the edge of what is around it, than a step of the grid. */
export const tooClose: RelationMeasure = ({ parts: [part, ...rest], others }) => {
  const beside = others.length > 0 ? others : rest;
  const { box } = frameOfPart(part).root.node;
  const gaps =
    beside.length > 0
      ? beside.map((other) =>
          Math.max(gapOf(part, other), roomIn(part.box, other.box), roomIn(other.box, part.box)),
        )
      : [roomIn(part.box, box)];
  const gap = Math.min(...gaps);
  if (gap < 0 || (gap >= NEAR_PX && gap < APART_PX)) return UNKNOWN;
  return answerBy(gap < NEAR_PX, NEAR_PX - gap, { gapPx: tenths(gap), requiredPx: NEAR_PX });
};

/** True when a part is read after the one that it is compared with: further down, or further along the same row. */
export const comesAfter: RelationMeasure = ({ parts: [part], others: [other] }) => {
  if (!other) return UNKNOWN;
  const { x, y } = gapBetween(part.box, other.box);
  if (x < 0 && y < 0) return UNKNOWN;
  const { start } = y >= 0 ? DOWNWARDS : SIDEWAYS;
  const [value, against] = [tenths(start(part.box)), tenths(start(other.box))];
  return answer(value > against, { placePx: value, otherPlacePx: against });
};

/** True when a part lies over another one. */
export const covers: RelationMeasure = ({ parts: [part], others: [other] }) => {
  if (!other) return UNKNOWN;
  const shared = intersection(part.box, other.box);
  const value = shared ? tenths(Math.min(shared.width, shared.height)) : 0;
  const isInside = [part, other].some(
    ({ box }) => shared && shared.width * shared.height >= 0.95 * box.width * box.height,
  );
  if (isInside) return UNKNOWN;
  return answerBy(value > SAME_PX, value, { overlapPx: value });
};

/** True when a part reaches beyond what cuts it off. What is cut off by hand, in a picture, cannot be known. */
export const cutOff: RelationMeasure = ({ parts: [{ layers }] }) => {
  const lost = layers.map(({ node: { box }, visibleBox }) =>
    visibleBox ? Math.max(box.width - visibleBox.width, box.height - visibleBox.height) : 0,
  );
  const value = tenths(Math.max(...lost));
  return value > SAME_PX ? answer(true, { cutPx: value }) : UNKNOWN;
};
