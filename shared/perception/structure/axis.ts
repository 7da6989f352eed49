import type { Box } from "../../scene/scene.ts";

/** A direction in which things line up: the position and the size of a box along it. */
export interface Axis {
  readonly start: (box: Box) => number;
  readonly size: (box: Box) => number;
}

/** From left to right. */
export const SIDEWAYS: Axis = { start: ({ x }) => x, size: ({ width }) => width };

/** From top to bottom. */
export const DOWNWARDS: Axis = { start: ({ y }) => y, size: ({ height }) => height };

/** Which way things follow each other. */
export type Direction = "row" | "column";

/** The axis along which the things of a row or a column follow each other, and the one across it. */
export interface Axes {
  readonly direction: Direction;
  readonly along: Axis;
  readonly across: Axis;
}

export const ROW: Axes = { direction: "row", along: SIDEWAYS, across: DOWNWARDS };
export const COLUMN: Axes = { direction: "column", along: DOWNWARDS, across: SIDEWAYS };

/** The lines of a box that may line up with others: its start, its middle, its end. */
export function linesOf({ start, size }: Axis, box: Box): readonly [number, number, number] {
  const at = start(box);
  const length = size(box);
  return [at, at + length / 2, at + length];
}

/** The spaces between boxes that follow each other; less than 0 where they overlap. */
export const gapsOf = ({ start, size }: Axis, boxes: readonly Box[]): readonly number[] =>
  boxes.slice(1).map((box, index) => {
    const before = boxes[index] ?? box;
    return start(box) - start(before) - size(before);
  });
