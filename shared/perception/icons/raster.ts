import { boxOfLines, type Lines } from "../paint/contour-lines.ts";

/** Cells of a side of the grid that an icon is looked at in. */
export const GRID_SIDE = 16;

/** Lines of a cell that are looked at; across, each is as fine. */
const FINE = 4;
const FINE_SIDE = GRID_SIDE * FINE;

interface Crossing {
  readonly x: number;
  readonly winding: 1 | -1;
}

/** Where closed lines cross the middles of level rows, row by row from left to right; `top` is where the first begins. */
function crossingsIn({ lines }: Lines, top: number, step: number): readonly (readonly Crossing[])[] {
  const rows = Array.from({ length: FINE_SIDE }, (): Crossing[] => []);
  for (const line of lines)
    for (let at = 0; at + 1 < line.length; at += 2) {
      const next = (at + 2) % line.length;
      const [x1, y1] = [line[at] as number, line[at + 1] as number];
      const [x2, y2] = [line[next] as number, line[next + 1] as number];
      const first = Math.floor((Math.min(y1, y2) - top) / step - 0.5);
      const last = Math.ceil((Math.max(y1, y2) - top) / step - 0.5);
      for (let row = Math.max(0, first); row <= Math.min(last, FINE_SIDE - 1); row++) {
        const y = top + (row + 0.5) * step;
        if (y1 > y !== y2 > y)
          rows[row]?.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), winding: y2 > y1 ? 1 : -1 });
      }
    }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
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
  for (let index = 0; index + 1 < crossings.length; index++) {
    const [{ x, winding: own }, { x: end }] = [
      crossings[index] as Crossing,
      crossings[index + 1] as Crossing,
    ];
    winding = isEvenOdd ? 1 - winding : winding + own;
    if (winding === 0) continue;
    const [first, last] = [Math.round((x - left) / step), Math.round((end - left) / step)];
    row.fill(1, Math.max(0, first), Math.min(row.length, last));
  }
}

/** The smallest square around what is drawn, in whose middle it lies; undefined for what has no size. */
function squareAround(drawn: readonly Lines[]) {
  const { x, y, width, height } = boxOfLines(drawn);
  const side = Math.max(width, height);
  return side > 0 ? { side, left: x + (width - side) / 2, top: y + (height - side) / 2 } : undefined;
}

/**
 * Rasters lines: how much of each cell of a square grid around them they paint, from 0 to 1, row by row; undefined for what has no
 * size.
 */
export function rasterOf(drawn: readonly Lines[]): Float64Array | undefined {
  const square = squareAround(drawn);
  if (!square) return undefined;
  const step = square.side / FINE_SIDE;
  const crossings = drawn.map((one) => crossingsIn(one, square.top, step));
  const grid = new Float64Array(GRID_SIDE * GRID_SIDE);
  const row = new Uint8Array(FINE_SIDE);
  for (let fine = 0; fine < FINE_SIDE; fine++) {
    row.fill(0);
    for (const [index, { isEvenOdd }] of drawn.entries())
      fillRow(row, crossings[index]?.[fine] ?? [], square.left, step, isEvenOdd);
    const first = Math.floor(fine / FINE) * GRID_SIDE;
    for (let at = 0; at < FINE_SIDE; at++) {
      const cell = first + Math.floor(at / FINE);
      grid[cell] = (grid[cell] as number) + (row[at] as number) / (FINE * FINE);
    }
  }
  return grid;
}
