import type { Paint } from "@figma/rest-api-spec";
import { round2 } from "./numbers.ts";
import { outlineLine } from "./outline.ts";
import { toGradient, toSolid } from "./paint.ts";
import type { RawBox, RawShape } from "./raw.ts";

/** Moves and scales a path of absolute `M`, `L`, `C` and `Z`, where all numbers are pairs. */
function movePath(path: string, from: { x: number; y: number }, scale: number): string {
  let index = 0;
  return path.replaceAll(/-?\d*\.?\d+(?:e-?\d+)?/g, (number) => {
    const origin = index % 2 === 0 ? from.x : from.y;
    index += 1;
    return String(round2((Number(number) - origin) * scale));
  });
}

const STEPS = 14;

type Point = readonly [x: number, y: number];

function pairs(list: string): readonly Point[] {
  const numbers = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}

function alongCurve(start: Point, [first, second, end]: readonly Point[]): readonly Point[] {
  if (!first || !second || !end) throw new Error("a curve needs three points");
  return Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS;
    const mix = (axis: 0 | 1) =>
      (1 - t) ** 3 * start[axis] +
      3 * (1 - t) ** 2 * t * first[axis] +
      3 * (1 - t) * t ** 2 * second[axis] +
      t ** 3 * end[axis];
    return [mix(0), mix(1)] as const;
  });
}

/** Points along a path of `M`, `L` and single curves `C`. */
function pointsAlong(path: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, command, list = ""] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const start = points.at(-1);
    points.push(...(command === "C" && start ? alongCurve(start, pairs(list)) : pairs(list)));
  }
  return points;
}

/** Where a shape of an SVG lies on the page. */
export const shapeBox = (shape: RawShape, svg: RawBox, scale: number): RawBox => ({
  x: svg.x + shape.bounds.x * scale,
  y: svg.y + shape.bounds.y * scale,
  width: shape.bounds.width * scale,
  height: shape.bounds.height * scale,
});

export const shapeFills = (shape: RawShape): Paint[] =>
  shape.gradient ? [...toGradient(shape.gradient, shape.bounds)] : [...toSolid(shape.style["fill"] ?? "")];

/** The outlines of a vector in its own coordinates: what is filled, and what its stroke covers. */
export function geometryProps(shape: RawShape, scale: number) {
  const strokes = [...toSolid(shape.style["stroke"] ?? "")];
  const strokeWeight = round2(Number.parseFloat(shape.style["strokeWidth"] ?? "0") * scale);
  const local = movePath(shape.path, shape.bounds, scale);
  const geometry = (path: string) => [{ path, windingRule: "NONZERO" as const }];
  if (strokes.length === 0) return { fillGeometry: geometry(local) };
  return {
    fillGeometry: [],
    strokes,
    strokeWeight,
    strokeAlign: "CENTER" as const,
    strokeCap: "ROUND" as const,
    strokeJoin: "ROUND" as const,
    strokeGeometry: geometry(outlineLine(pointsAlong(local), strokeWeight)),
  };
}
