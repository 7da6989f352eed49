import { bottom, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { rememberedObject } from "../../frame/remembered-object.ts";
import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";

const HIGHEST_PX = 160;

/** Where boxes of one row or of one column begin and end. */
interface Edges {
  readonly starts: Set<number>;
  readonly ends: Set<number>;
}

type Lines = Map<string, Edges>;

interface Grid {
  readonly columns: Lines;
  readonly rows: Lines;
}

const columnOf = ({ x, width }: Box): string => `${Math.round(x)} ${Math.round(width)}`;
const rowOf = ({ y, height }: Box): string => `${Math.round(y)} ${Math.round(height)}`;

function add(lines: Lines, key: string, start: number, end: number): void {
  const edges = lines.get(key) ?? { starts: new Set(), ends: new Set() };
  lines.set(key, edges);
  edges.starts.add(Math.round(start));
  edges.ends.add(Math.round(end));
}

const gridOf = rememberedObject(({ things }: Sight): Grid => {
  const grid: Grid = { columns: new Map(), rows: new Map() };
  for (const { painter, box } of things) {
    if (!painter || box.height > HIGHEST_PX) continue;
    add(grid.columns, columnOf(box), box.y, bottom(box));
    add(grid.rows, rowOf(box), box.x, right(box));
  }
  return grid;
});

function touches(edges: Edges | undefined, start: number, end: number): boolean {
  const hasAt = (set: Set<number> | undefined, px: number): boolean =>
    [-1, 0, 1].some((off) => set?.has(Math.round(px) + off));
  return hasAt(edges?.ends, start) || hasAt(edges?.starts, end);
}

/** True when a painted box is a cell of a table: its like touch it in its row and in its column. */
export function isTableCell({ painter, box }: Thing, sight: Sight): boolean {
  if (!painter || box.height > HIGHEST_PX) return false;
  const { columns, rows } = gridOf(sight);
  return (
    touches(columns.get(columnOf(box)), box.y, bottom(box)) &&
    touches(rows.get(rowOf(box)), box.x, right(box))
  );
}
