type Row = readonly string[];

const widest = (rows: readonly Row[], column: number): number =>
  rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0);

/** Puts rows of as many cells below each other, two spaces apart; the last columns may stand to the right, as numbers. */
export function inColumns(rows: readonly Row[], rightFrom = Infinity): readonly string[] {
  const widths = rows[0]?.map((_, column) => widest(rows, column)) ?? [];
  const pad = (cell: string, column: number): string =>
    column < rightFrom ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd());
}
