/** A row of a table that was pasted or exported, and where it begins. */
export interface CsvRow {
  /** From 1. */
  readonly line: number;
  readonly source: string;
  readonly cells: readonly string[];
  /** A quotation mark in it was never closed. */
  readonly isOpen: boolean;
}

const MARKS = [",", ";", "\t"] as const;

/** The mark between the cells: the one that the first row has most of. */
const markOf = (text: string): string => {
  const [first = ""] = text.split("\n", 1);
  const count = (mark: string): number => first.split(mark).length;
  return MARKS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
};

/** The cells of one row: in quotation marks a mark is a letter, and two quotation marks are one. */
function cellsOf(source: string, mark: string): readonly string[] {
  const cell = new RegExp(`(?:^|${mark})[ ]*(?:"((?:[^"]|"")*)"[ ]*(?=${mark}|$)|([^${mark}]*))`, "gu");
  return [...source.matchAll(cell)].map(([, quoted, plain = ""]) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
}

const isOpen = (source: string): boolean => source.split('"').length % 2 === 0;

/** The rows of a table of cells parted by commas, semicolons or tabs; empty ones are left out. */
export function csvRows(text: string): readonly CsvRow[] {
  const lines = text.replace(/^\uFEFF/u, "").split(/\r\n|\r|\n/u);
  const mark = markOf(lines.join("\n"));
  const rows: CsvRow[] = [];
  let begun: { readonly line: number; readonly parts: string[] } | undefined;
  let isQuoted = false;
  for (const [index, part] of lines.entries()) {
    begun ??= { line: index + 1, parts: [] };
    begun.parts.push(part);
    isQuoted = isOpen(part) ? !isQuoted : isQuoted;
    if (isQuoted && index < lines.length - 1) continue;
    const source = begun.parts.join("\n");
    if (source.trim() !== "")
      rows.push({ line: begun.line, source, cells: cellsOf(source, mark), isOpen: isQuoted });
    begun = undefined;
  }
  return rows;
}
