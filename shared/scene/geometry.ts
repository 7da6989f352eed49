import type { Box } from "./scene.ts";

/** A point, or how far something is moved: in px to the right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The right edge of a box. */
export const right = (box: Box): number => box.x + box.width;

/** The bottom edge of a box. */
export const bottom = (box: Box): number => box.y + box.height;

/** The area of a box in px². */
export const area = (box: Box): number => box.width * box.height;

/** The middle of a box. */
export const center = (box: Box): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** From top to bottom, then from left to right. */
export const byPlace = (a: Box, b: Box): number => a.y - b.y || a.x - b.x;

/** True of a point in a box, or on its edge. */
export const holdsPoint = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

/** The area that two boxes share; null when there is none (touching edges share none). */
export function intersection(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The area that two boxes share, in px²; 0 when there is none. */
export function sharedArea(a: Box, b: Box): number {
  const shared = intersection(a, b);
  return shared ? area(shared) : 0;
}

/** How much two boxes share of what both cover, from 0 to 1. */
export function overlapOf(a: Box, b: Box): number {
  const common = sharedArea(a, b);
  return common / Math.max(1, area(a) + area(b) - common);
}

/** True when two boxes share some area, and that is so much of the inner one: a share of 0 to 1. */
export function liesMostlyIn(inner: Box, outer: Box, share: number): boolean {
  const shared = intersection(inner, outer);
  return shared !== null && area(shared) >= share * area(inner);
}

/** The smallest box around all boxes; null for none. */
export function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = boxes.reduce((min, box) => Math.min(min, box.x), Infinity);
  const y = boxes.reduce((min, box) => Math.min(min, box.y), Infinity);
  const maxX = boxes.reduce((max, box) => Math.max(max, right(box)), -Infinity);
  const maxY = boxes.reduce((max, box) => Math.max(max, bottom(box)), -Infinity);
  return { x, y, width: maxX - x, height: maxY - y };
}

/** True when the outer box holds the inner one, with a tolerance in px. No question is asked as often: no other function helps. */
export const contains = (outer: Box, inner: Box, tolerancePx = 0): boolean =>
  inner.x >= outer.x - tolerancePx &&
  inner.y >= outer.y - tolerancePx &&
  inner.x + inner.width <= outer.x + outer.width + tolerancePx &&
  inner.y + inner.height <= outer.y + outer.height + tolerancePx;

/** A box grown by a distance on every side; a negative distance shrinks it. */
export const grow = (box: Box, byPx: number): Box => ({
  x: box.x - byPx,
  y: box.y - byPx,
  width: box.width + 2 * byPx,
  height: box.height + 2 * byPx,
});

/** Free space between two boxes side by side; negative where they overlap in that direction. */
export const gapBetween = (a: Box, b: Box): { x: number; y: number } => ({
  x: Math.max(a.x, b.x) - Math.min(right(a), right(b)),
  y: Math.max(a.y, b.y) - Math.min(bottom(a), bottom(b)),
});

/** Places and lengths that differ by no more are the same to people: what rounding, half a px and a stroke leave. */
export const SAME_PX = 2;

/** True when two numbers are as good as equal, such as two edges on one line. */
export const areNear = (a: number, b: number, tolerance = SAME_PX): boolean => Math.abs(a - b) <= tolerance;

/** True when two boxes are as good as one. */
export const isSameBox = (a: Box, b: Box, tolerancePx = SAME_PX): boolean =>
  contains(a, b, tolerancePx) && contains(b, a, tolerancePx);

/** The step of a grid that a place or a length falls on, so that near ones can be found by the same key. */
export const stepOf = (px: number, stepPx: number): number => Math.round(px / stepPx);
