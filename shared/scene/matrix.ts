import { isRecord } from "./json.ts";
import type { Box, Transform } from "./scene.ts";
import type { Point } from "./geometry.ts";

/** A transform that may be handed to the plugin API. */
type Matrix = [[number, number, number], [number, number, number]];

export const UNMOVED: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
];

/** A matrix as the file writes it; one that is none moves nothing. */
export function matrixOf(value: unknown): Transform {
  if (!isRecord(value)) return UNMOVED;
  const at = (name: string, fallback: number) => {
    const number = value[name];
    return typeof number === "number" && Number.isFinite(number) ? number : fallback;
  };
  return [
    [at("m00", 1), at("m01", 0), at("m02", 0)],
    [at("m10", 0), at("m11", 1), at("m12", 0)],
  ];
}

/** The transform that moves first by `inner`, then by the outer one. */
export function times([[a, c, e], [b, d, f]]: Transform, inner: Transform): Matrix {
  const [[a2, c2, e2], [b2, d2, f2]] = inner;
  return [
    [a * a2 + c * b2, a * c2 + c * d2, a * e2 + c * f2 + e],
    [b * a2 + d * b2, b * c2 + d * d2, b * e2 + d * f2 + f],
  ];
}

export const move = ([[a, c, e], [b, d, f]]: Transform, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** The way back; undefined when there is none. */
export function inverse([[a, c, e], [b, d, f]]: Transform): Matrix | undefined {
  const determinant = a * d - b * c;
  if (determinant === 0) return undefined;
  return [
    [d / determinant, -c / determinant, (c * f - d * e) / determinant],
    [-b / determinant, a / determinant, (b * e - a * f) / determinant],
  ];
}

/** The upright box around a box that is moved. */
export function movedBox(matrix: Transform, { x, y, width, height }: Box): Box {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ].map((corner) => move(matrix, corner));
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
