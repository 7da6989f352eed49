import type { Point } from "./geometry.ts";

/** Start, end and side of a gradient. */
type Handles = readonly [Point, Point, Point];

const LINEAR: Handles = [
  { x: 0, y: 0.5 },
  { x: 1, y: 0.5 },
  { x: 0, y: 1 },
];

/** One that spreads around its middle starts there. */
const ROUND: Handles = [
  { x: 0.5, y: 0.5 },
  { x: 1, y: 0.5 },
  { x: 0.5, y: 1 },
];

/** The handles of a gradient of a type in its own square, from (0, 0) to (1, 1), before it is moved onto a layer. */
export const handlesInSquare = (type: string): Handles => (type === "GRADIENT_LINEAR" ? LINEAR : ROUND);
