import type { Point } from "../../scene/geometry.ts";
import type { Effect, Rgba } from "../../scene/scene.ts";
import type { TextLayer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";

/** A shadow that a text casts on what lies behind it. */
export interface TextShadow {
  readonly color: Rgba;
  /** How much of its colour lies beside the letters at least, from 0 to 1: alone it may lie beside none of them. */
  readonly leastShare: number;
}

interface Cast {
  readonly color: Rgba;
  readonly offset: Point;
  readonly radiusPx: number;
}

const NO_OFFSET: Point = { x: 0, y: 0 };

const castBy = ({ type, color, offset = NO_OFFSET, radiusPx }: Effect): Cast[] =>
  type === "drop-shadow" && color && color.a > 0 ? [{ color, offset, radiusPx }] : [];

const FEWEST_AROUND = 4;
/** Share of its blur: with a larger offset a shadow parts from its letters. */
const MOST_OFFSET = 0.75;
/**
 * Shadows on all sides cover at least this much beside the strokes of a letter. Four that are blurred by 4 px and lie 2 px
 * aside cover 0.46 beside a stroke of 1.2 px (Gaussian curves, laid over each other), and more beside a thicker one.
 */
const COVERED_AROUND = 0.4;

const isSameColor = (a: Rgba, b: Rgba): boolean => a.r === b.r && a.g === b.g && a.b === b.b && a.a === b.a;

const isNear = ({ offset, radiusPx }: Cast): boolean =>
  Math.hypot(offset.x, offset.y) <= MOST_OFFSET * radiusPx;

const isOnAllSides = (all: readonly Cast[]): boolean =>
  [1, -1].every(
    (side) => all.some(({ offset: { x } }) => x * side > 0) && all.some(({ offset: { y } }) => y * side > 0),
  );

/** The shadows of a text, in painting order; those of one colour that leave no gap around its letters are one. */
export const shadowsOf = remembered(({ node }: TextLayer): readonly TextShadow[] => {
  const all = (node.effects ?? []).flatMap(castBy);
  const first = all[0];
  const leavesNoGap =
    first !== undefined &&
    all.length >= FEWEST_AROUND &&
    all.every((one) => isSameColor(one.color, first.color) && isNear(one)) &&
    isOnAllSides(all);
  return leavesNoGap
    ? [{ color: first.color, leastShare: COVERED_AROUND }]
    : all.map(({ color }) => ({ color, leastShare: 0 }));
});
