import type { Box, GradientPaint, Paint, Rgba } from "../../scene/scene.ts";
import { mix } from "../../scene/color.ts";
import type { Point } from "../../scene/geometry.ts";

/** The possible colours of a paint on one pixel; when it is one colour, it is known. */
export interface PaintSample {
  readonly colors: readonly [Rgba, ...Rgba[]];
  /** The paint may be transparent here. */
  readonly mayBeAbsent: boolean;
  readonly isImage: boolean;
}

const OPAQUE_EXTREMES: readonly [Rgba, Rgba] = [
  { r: 0, g: 0, b: 0, a: 1 },
  { r: 1, g: 1, b: 1, a: 1 },
];

const fade = (color: Rgba, opacity: number): Rgba => ({ ...color, a: color.a * opacity });

const unknownPixels = (opacity: number): PaintSample => ({
  colors: [fade(OPAQUE_EXTREMES[0], opacity), fade(OPAQUE_EXTREMES[1], opacity)],
  mayBeAbsent: true,
  isImage: true,
});

/**
 * Where a point lies along a linear or a radial gradient: 0 at the first handle, 1 at the second. The third one says in
 * which direction nothing changes; in a box that is no square it seldom stands at a right angle to the other two.
 */
function positionAt({ shape, handles }: GradientPaint, box: Box, point: Point): number | null {
  const [start, end, side] = handles ?? [];
  if (!start || !end || !side || (shape !== "linear" && shape !== "radial")) return null;
  if (box.width === 0 || box.height === 0) return null;
  const along = { x: end.x - start.x, y: end.y - start.y };
  const across = { x: side.x - start.x, y: side.y - start.y };
  const from = { x: (point.x - box.x) / box.width - start.x, y: (point.y - box.y) / box.height - start.y };
  const turn = along.x * across.y - along.y * across.x;
  if (turn === 0) return null;
  const t = (from.x * across.y - from.y * across.x) / turn;
  return shape === "linear" ? t : Math.hypot(t, (along.x * from.y - along.y * from.x) / turn);
}

type Stops = GradientPaint["stops"];

function colorAt(stops: Stops, position: number): Rgba | null {
  const sorted = stops.toSorted((a, b) => a.position - b.position);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (!first || !last) return null;
  if (position <= first.position) return first.color;
  if (position >= last.position) return last.color;
  const next = sorted.findIndex((stop) => stop.position >= position);
  const [before, after] = [sorted[next - 1] ?? first, sorted[next] ?? last];
  const share = (position - before.position) / (after.position - before.position || 1);
  return {
    ...mix(before.color, after.color, share),
    a: before.color.a + (after.color.a - before.color.a) * share,
  };
}

function gradientAt(paint: GradientPaint, box: Box, point: Point): PaintSample {
  const opacity = paint.opacity ?? 1;
  const position = positionAt(paint, box, point);
  const exact = position === null ? null : colorAt(paint.stops, position);
  if (exact) return { colors: [fade(exact, opacity)], mayBeAbsent: false, isImage: false };
  const [first, ...rest] = paint.stops.map(({ color }) => fade(color, opacity));
  return first ? { colors: [first, ...rest], mayBeAbsent: false, isImage: false } : unknownPixels(opacity);
}

/** The colour that a paint of a layer with this box puts on a pixel. */
export function paintAt(paint: Paint, box: Box, point: Point): PaintSample {
  if (paint.type === "image") return unknownPixels(paint.opacity ?? 1);
  if (paint.type === "gradient") return gradientAt(paint, box, point);
  return { colors: [{ ...paint.color, a: paint.opacity ?? 1 }], mayBeAbsent: false, isImage: false };
}
