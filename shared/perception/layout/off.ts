import type { Box } from "../../scene/scene.ts";
import { center } from "../../scene/geometry.ts";
import { type Axis, linesOf } from "../structure/axis.ts";
import { clusters } from "../structure/clusters.ts";

/** The same line of several things, such as where each begins. */
export type LineOfEach = readonly number[];

/** Things that miss the line which they are nearest to sharing. */
export interface OffLine {
  /** How far their lines are apart. */
  readonly offPx: number;
  /** How far each has to be moved to the line that most keep. */
  readonly stepsPx: readonly number[];
}

const SAME_LINE_PX = 0.5;

/** How far the largest of some numbers is from the smallest. */
export const rangeOf = (numbers: readonly number[]): number =>
  numbers.reduce((most, one) => Math.max(most, one), -Infinity) -
  numbers.reduce((least, one) => Math.min(least, one), Infinity);

/** The line that most keep; of several the middle one. */
function usualLine(lines: LineOfEach): number {
  const groups = clusters(lines, (line) => line, SAME_LINE_PX);
  const most = groups.reduce((longest, { length }) => Math.max(longest, length), 0);
  const kept = groups.filter(({ length }) => length === most);
  return kept[Math.floor((kept.length - 1) / 2)]?.[0] ?? 0;
}

/** The lines by which boxes may stand on one: where they start, their middles, where they end. */
export const waysOf = (
  across: Axis,
  boxes: readonly Box[],
): readonly [LineOfEach, LineOfEach, LineOfEach] => {
  const lines = boxes.map((box) => linesOf(across, box));
  return [lines.map(([start]) => start), lines.map(([, middle]) => middle), lines.map(([, , end]) => end)];
};

/** How far things miss the line that they are nearest to sharing. */
export function offLine([first, ...others]: readonly [LineOfEach, ...LineOfEach[]]): OffLine {
  const straightest = others.reduce((best, way) => (rangeOf(way) < rangeOf(best) ? way : best), first);
  const usual = usualLine(straightest);
  return { offPx: rangeOf(straightest), stepsPx: straightest.map((line) => usual - line) };
}

/** The spaces between boxes that follow each other; less than 0 where they overlap. */
export const gapsOf = ({ start, size }: Axis, boxes: readonly Box[]): readonly number[] =>
  boxes.slice(1).map((box, index) => {
    const before = boxes[index] ?? box;
    return start(box) - start(before) - size(before);
  });

/** How far the middle of a box lies from that of another one, to the right and down. */
export const fromMiddle = (box: Box, around: Box): { readonly rightPx: number; readonly downPx: number } => ({
  rightPx: center(box).x - center(around).x,
  downPx: center(box).y - center(around).y,
});
