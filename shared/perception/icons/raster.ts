import type { Lines } from "./contour-lines.ts";

/** Cells of a side of the grid that an icon is looked at in. */
export const GRID_SIDE = 16;

/** Lines of a cell that are looked at; across, each is as fine. */
const FINE = 4;

interface Crossing {
  readonly x: number;
  readonly winding: 1 | -1;
}

/** Where a level line crosses closed lines, from left to right. */
function crossingsAt(y: number, { lines }: Lines): readonly Crossing[] {
  const found: Crossing[] = [];
  for (const line of lines)
    for (let at = 0; at + 1 < line.length; at += 2) {
      const next = (at + 2) % line.length;
      const [x1, y1, x2, y2] = [line[at], line[at + 1], line[next], line[next + 1]] as [
        number,
        number,
        number,
        number,
      ];
      if (y1 > y === y2 > y) continue;
      found.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), winding: y2 > y1 ? 1 : -1 });
    }
  return found.toSorted((a, b) => a.x - b.x);
}

/** Marks the cells of a fine row that lie between crossings. */
function fillRow(
  row: Uint8Array,
  crossings: readonly Crossing[],
  left: number,
  step: number,
  isEvenOdd: boolean,
): void {
  let winding = 0;
  for (const [index, { x, winding: own }] of crossings.entries()) {
    winding = isEvenOdd ? 1 - winding : winding + own;
    const end = crossings[index + 1]?.x;
    if (winding === 0 || end === undefined) continue;
    const [first, last] = [Math.round((x - left) / step), Math.round((end - left) / step)];
    row.fill(1, Math.max(0, first), Math.min(row.length, last));
  }
}

/** The smallest square around what is drawn, in whose middle it lies; undefined for what has no size. */
function squareAround(drawn: readonly Lines[]) {
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
  const side = Math.max(right - left, bottom - top);
  return side > 0 ? { side, left: (left + right - side) / 2, top: (top + bottom - side) / 2 } : undefined;
}

/**
 * Rasters lines: how much of each cell of a square grid around them they paint, from 0 to 1, row by row; undefined for what has no
 * size.
 */
export function rasterOf(drawn: readonly Lines[]): Float64Array | undefined {
  const square = squareAround(drawn);
  if (!square) return undefined;
  const fineSide = GRID_SIDE * FINE;
  const step = square.side / fineSide;
  const grid = new Float64Array(GRID_SIDE * GRID_SIDE);
  const row = new Uint8Array(fineSide);
  for (let fine = 0; fine < fineSide; fine++) {
    row.fill(0);
    const y = square.top + (fine + 0.5) * step;
    for (const one of drawn) fillRow(row, crossingsAt(y, one), square.left, step, one.isEvenOdd);
    const first = Math.floor(fine / FINE) * GRID_SIDE;
    for (let at = 0; at < fineSide; at++) {
      const cell = first + Math.floor(at / FINE);
      grid[cell] = (grid[cell] as number) + (row[at] as number) / (FINE * FINE);
    }
  }
  return grid;
}
