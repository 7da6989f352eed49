import type { Point } from "../../shared/scene/geometry.ts";

const easeInOut = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

/** How far a hand strays from the straight line, as a share of the way. */
const BEND = 0.06;

/** The points of a hand's way, one for each step: slow at both ends, a little bent; the last one is the end. */
export function handPath(from: Point, to: Point, steps: number): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Array.from({ length: steps }, (_, index) => {
    const share = easeInOut((index + 1) / steps);
    const bend = Math.sin(share * Math.PI) * BEND;
    return { x: from.x + dx * share - dy * bend, y: from.y + dy * share + dx * bend };
  });
}

/** A calm hand takes longer for a longer way. */
export const durationMs = (from: Point, to: Point): number =>
  Math.min(1150, 450 + Math.hypot(to.x - from.x, to.y - from.y) * 1.1);
