import type { Box } from "../../scene/scene.ts";
import { areNear, center } from "../../scene/geometry.ts";
import { type Layer } from "../frame/frame.ts";
import { type Axis, linesOf, SIDEWAYS } from "../structure/axis.ts";
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

const ALL = [true, true, true] as const;

/** Tells of the start, the middle and the end of a layer which are seen: of a text set by hand, the side of its letters. */
export function seenLines({ node: { text } }: Layer, across: Axis): readonly [boolean, boolean, boolean] {
  if (!text || text.resize === "width-and-height") return ALL;
  const { alignHorizontal: side, resize } = text;
  if (across !== SIDEWAYS) return resize === "none" ? [false, false, false] : ALL;
  return [side === "left" || side === "justified", side === "center", side === "right"];
}

/** The one of several things that is on none of the lines on which all others stand. */
export interface OneOff {
  readonly index: number;
  /** Less than 0 where it lies before the line. */
  readonly byPx: number;
  /** The others end on one line and start on none: they are set to the right. */
  readonly isByEnd: boolean;
}

const NEAR_LINE_PX = 0.75;

/**
 * The only one of some layers that is on none of the lines on which all others stand, seen each from a box around it;
 * undefined where all share a line, or no line is plain: two of the first three must keep it.
 */
export function oneOff(layers: readonly Layer[], around: readonly Box[], across: Axis): OneOff | undefined {
  const shared = ([0, 1, 2] as const).flatMap((at) => {
    const places = layers.map((layer, index) =>
      seenLines(layer, across)[at]
        ? linesOf(across, layer.node.box)[at] - linesOf(across, around[index] ?? layer.node.box)[at]
        : Number.NaN,
    );
    const isOn = (place: number, line: number): boolean => areNear(place, line, NEAR_LINE_PX);
    const line = places
      .slice(0, 3)
      .find((one, _, firsts) => firsts.filter((two) => isOn(two, one)).length > 1);
    const off =
      line === undefined ? [] : places.flatMap((place, index) => (isOn(place, line) ? [] : [index]));
    return line === undefined || off.length > 1
      ? []
      : [{ at, index: off[0], byPx: (places[off[0] ?? 0] ?? 0) - line }];
  });
  const [first, ...others] = shared;
  if (first?.index === undefined || others.some(({ index }) => index !== first.index)) return undefined;
  const [byPx] = shared
    .map((one) => one.byPx)
    .filter((px) => !Number.isNaN(px))
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  return byPx === undefined ? undefined : { index: first.index, byPx, isByEnd: first.at === 2 };
}

/** How far the middle of a box lies from that of another one, to the right and down. */
export const fromMiddle = (box: Box, around: Box): { readonly rightPx: number; readonly downPx: number } => ({
  rightPx: center(box).x - center(around).x,
  downPx: center(box).y - center(around).y,
});
