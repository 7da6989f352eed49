type Row = readonly string[];

/** Marks that take no cell of a terminal, and letters that take two. */
const NARROW = /[\p{M}\u200C\u200D]/u;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uFF01-\uFF60]/u;

const cellsOf = (text: string): number =>
  Array.from(text).reduce((sum, one) => sum + (NARROW.test(one) ? 0 : WIDE.test(one) ? 2 : 1), 0);

const widest = (rows: readonly Row[], column: number): number =>
  rows.reduce((width, row) => Math.max(width, cellsOf(row[column] ?? "")), 0);

/** Puts rows of as many cells below each other, two spaces apart; the last columns may stand to the right, as numbers. */
export function inColumns(rows: readonly Row[], rightFrom = Infinity): readonly string[] {
  const widths = rows[0]?.map((_, column) => widest(rows, column)) ?? [];
  const pad = (cell: string, column: number): string => {
    const space = " ".repeat((widths[column] ?? 0) - cellsOf(cell));
    return column < rightFrom ? cell + space : space + cell;
  };
  return rows.map((row) => row.map(pad).join("  ").trimEnd());
}
