import { isSeenPaint } from "../paints-of.ts";
import { field, type JsonObject, numberField, objectField, objectList, stringField } from "../json.ts";
import { isSmallDrawing, LONGEST_PATH, type Contour } from "../contour.ts";
import type { Box } from "../scene.ts";
import { readPaints } from "./read-paint.ts";

/** Pieces that a curve is cut into: finer than an icon is looked at. */
const PIECES = 3;

type Turn = readonly [a: number, b: number, c: number, d: number];

const AS_IT_IS: Turn = [1, 0, 0, 1];

/** How a layer is turned and mirrored in its parent, where it is moved to left out. */
function turnOf(node: JsonObject): Turn {
  const rows = field(node, "relativeTransform");
  if (Array.isArray(rows)) {
    const [[a, c] = [], [b, d] = []] = rows as readonly (readonly unknown[])[];
    if ([a, b, c, d].every((one) => typeof one === "number")) return [a, b, c, d] as unknown as Turn;
  }
  const radians = -(numberField(node, "rotation") ?? 0);
  return radians === 0
    ? AS_IT_IS
    : [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians)];
}

const TOKENS = /[MLQCZ]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** The point of a curve with these control points at a share of its way, one number for each axis. */
function pointAt(from: number, controls: readonly number[], share: number): number {
  let points = [from, ...controls];
  while (points.length > 1)
    points = points.slice(1).map((point, index) => {
      const before = points[index] as number;
      return before + (point - before) * share;
    });
  return points[0] as number;
}

/** The closed lines of a path; undefined for one in letters that the design tool does not write. */
function linesOf(path: string): readonly (readonly number[])[] | undefined {
  const lines: number[][] = [];
  let line: number[] = [];
  const tokens = path.match(TOKENS) ?? [];
  for (let at = 0; at < tokens.length;) {
    const letter = tokens[at++] ?? "";
    const count = ARGUMENTS[letter];
    if (count === undefined) return undefined;
    const numbers = tokens.slice(at, at + count).map(Number);
    if (numbers.length < count || numbers.some((number) => !Number.isFinite(number))) return undefined;
    at += count;
    if (letter === "M") lines.push((line = [...numbers]));
    else if (letter === "L") line.push(...numbers);
    else if (letter !== "Z") {
      const [x = 0, y = 0] = line.slice(-2);
      const across = numbers.filter((_, index) => index % 2 === 0);
      const down = numbers.filter((_, index) => index % 2 === 1);
      for (let piece = 1; piece <= PIECES; piece++)
        line.push(pointAt(x, across, piece / PIECES), pointAt(y, down, piece / PIECES));
    }
  }
  return lines.filter(({ length }) => length >= 6);
}

interface Middle {
  readonly x: number;
  readonly y: number;
}

/** Tenths of a px: an icon is looked at in cells that are larger. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

function turned(line: readonly number[], [a, b, c, d]: Turn, { x, y }: Middle): readonly number[] {
  const points: number[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [across, down] = [(line[at] as number) - x, (line[at + 1] as number) - y];
    points.push(rounded(a * across + c * down), rounded(b * across + d * down));
  }
  return points;
}

const isPainted = (node: JsonObject, name: "fills" | "strokes"): boolean =>
  readPaints(node, name)?.some(isSeenPaint) ?? false;

/** The contours of what a small drawing paints; undefined where the source does not tell of them. */
export function readContours(node: JsonObject, box: Box): readonly Contour[] | undefined {
  if (!isSmallDrawing(stringField(node, "type"), box)) return undefined;
  const parts = [
    ...(isPainted(node, "fills") ? objectList(node, "fillGeometry") : []),
    ...(isPainted(node, "strokes") ? objectList(node, "strokeGeometry") : []),
  ];
  const size = objectField(node, "size");
  const middle = {
    x: ((size && numberField(size, "x")) ?? box.width) / 2,
    y: ((size && numberField(size, "y")) ?? box.height) / 2,
  };
  const turn = turnOf(node);
  const contours = parts.flatMap((part): Contour[] => {
    const path = stringField(part, "path") ?? "";
    const lines = path.length <= LONGEST_PATH ? linesOf(path) : undefined;
    if (!lines || lines.length === 0) return [];
    const isEvenOdd = stringField(part, "windingRule") === "EVENODD";
    return [{ lines: lines.map((line) => turned(line, turn, middle)), ...(isEvenOdd && { isEvenOdd }) }];
  });
  return contours.length > 0 && contours.length === parts.length ? contours : undefined;
}
