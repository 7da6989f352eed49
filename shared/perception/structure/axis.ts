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

/** The lines of a box that may line up with others: its start, its middle and its end. */
export const linesOf = ({ start, size }: Axis, box: Box): readonly [number, number, number] => [
  start(box),
  start(box) + size(box) / 2,
  start(box) + size(box),
];
