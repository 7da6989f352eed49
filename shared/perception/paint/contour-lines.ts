import type { Contours } from "../../scene/contour.ts";
import type { Point } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";

/** Closed lines of one color: of each the x and y of its corners in turn, in px. */
export interface Lines {
  readonly lines: readonly (readonly number[])[];
  readonly isEvenOdd: boolean;
  readonly isStroke: boolean;
}

/** Pieces that a curve is cut into: an icon is looked at in cells that are larger. Of a wave of 1,000 px the line is 1 px off. */
const PIECES = { fewest: 3, most: 16 };
const piecesFor = ({ width, height }: Box): number =>
  Math.min(PIECES.most, Math.max(PIECES.fewest, Math.ceil(Math.sqrt(Math.max(width, height)) / 3)));

const TOKENS = /[A-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** The point of a curve with these control points at a share of its way, on one axis. */
function pointAt(from: number, controls: readonly number[], share: number): number {
  const points = [from, ...controls];
  for (let last = points.length - 1; last > 0; last--)
    for (let at = 0; at < last; at++) {
      const before = points[at] as number;
      points[at] = before + ((points[at + 1] as number) - before) * share;
    }
  return points[0] as number;
}

/** The closed lines of a path; undefined for one in letters that the design tool does not write. */
function linesOf(path: string, pieces: number): readonly (readonly number[])[] | undefined {
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
      for (let piece = 1; piece <= pieces; piece++)
        line.push(pointAt(x, across, piece / pieces), pointAt(y, down, piece / pieces));
    }
  }
  return lines.filter(({ length }) => length >= 6);
}

const AS_IT_IS = [1, 0, 0, 1] as const;

/**
 * The lines of contours around the middle of their layer, turned as it lies in its parent; undefined where one of them
 * cannot be read.
 */
export function contourLines({ paths, size, turn }: Contours, box: Box): readonly Lines[] | undefined {
  const { width, height } = size ?? box;
  const [a, b, c, d] = turn ?? AS_IT_IS;
  const pieces = piecesFor(box);
  const found: Lines[] = [];
  for (const { data, isEvenOdd = false, isStroke = false } of paths) {
    const lines = linesOf(data, pieces);
    if (!lines) return undefined;
    const turned = lines.map((line) =>
      line.map((value, at) => {
        const [across, down] =
          at % 2 === 0 ? [value, line[at + 1] as number] : [line[at - 1] as number, value];
        const [x, y] = [across - width / 2, down - height / 2];
        return at % 2 === 0 ? a * x + c * y : b * x + d * y;
      }),
    );
    found.push({ lines: turned, isEvenOdd, isStroke });
  }
  return found;
}

/** True of a point that closed lines lie around. */
export function areAround({ lines, isEvenOdd }: Lines, { x, y }: Point): boolean {
  let winding = 0;
  for (const line of lines)
    for (let at = 0; at + 1 < line.length; at += 2) {
      const next = (at + 2) % line.length;
      const [x1, y1] = [line[at] as number, line[at + 1] as number];
      const [x2, y2] = [line[next] as number, line[next + 1] as number];
      if (y1 > y === y2 > y || x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) <= x) continue;
      winding += isEvenOdd ? 1 : Math.sign(y2 - y1);
    }
  return isEvenOdd ? winding % 2 === 1 : winding !== 0;
}

/** True when one of the lines may run through a box; when none does, all of the box lies within them, or beside them. */
export function mayCut({ lines }: Lines, { x, y, width, height }: Box): boolean {
  return lines.some((line) => {
    for (let at = 0; at + 1 < line.length; at += 2) {
      const next = (at + 2) % line.length;
      const [x1, y1] = [line[at] as number, line[at + 1] as number];
      const [x2, y2] = [line[next] as number, line[next + 1] as number];
      const isBeside = Math.max(x1, x2) < x || Math.min(x1, x2) > x + width;
      if (!isBeside && Math.max(y1, y2) >= y && Math.min(y1, y2) <= y + height) return true;
    }
    return false;
  });
}

/** The smallest box around lines. */
export function boxOfLines(drawn: readonly Lines[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lines } of drawn)
    for (const line of lines)
      for (let at = 0; at + 1 < line.length; at += 2) {
        const [x, y] = [line[at] as number, line[at + 1] as number];
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
