import { type CsvRow, csvRows } from "./csv-rows.ts";
import { faultsOf, type HouseFault } from "./faults.ts";
import { houseWord, type HouseWord } from "./house-rules.ts";

/** The words of pasted lines, and what of these could not be read. */
export interface ReadWords {
  readonly words: readonly HouseWord[];
  /** The lines that could not be read, with the names of their columns, to be mended. */
  readonly left: string;
  /** Of what is left, by its lines. */
  readonly faults: readonly HouseFault[];
}

const ARROW = /\s*(?:→|⇒|->|=>)\s*/u;

/** Takes off the quotation marks, of any kind, in which sheets of words have them. */
const unquoted = (text: string): string => text.trim().replace(/^["“«„]\s*(.*?)\s*["”»“]$/u, "$1");

const listOf = (text: string, mark: RegExp): readonly string[] =>
  text
    .split(mark)
    .map(unquoted)
    .filter((part) => part !== "");

const COLUMNS = ["say", "never", "where", "language", "kind"];

/** The columns that the first row names; undefined: it names none. */
const columnsOf = (row: CsvRow | undefined): readonly string[] | undefined => {
  const names = row?.cells.map((cell) => cell.toLowerCase());
  return names?.includes("say") && names.every((name) => COLUMNS.includes(name)) ? names : undefined;
};

/** A row as the fields of a word; undefined: it is none that one can tell. */
function fieldsOf(row: CsvRow, columns: readonly string[] | undefined): object | undefined {
  const [left = "", say, ...rest] = row.source.split(ARROW);
  if (!columns && say !== undefined)
    return rest.length === 0 ? { say: unquoted(say), never: listOf(left, /[,|;]/u) } : undefined;
  if (!columns) return row.cells.length === 1 ? { say: unquoted(row.source), kind: "exact" } : undefined;
  const filled = columns.flatMap((name, index) => {
    const cell = row.cells[index] ?? "";
    if (cell === "") return [];
    return [[name, name === "never" ? listOf(cell, /\|/u) : cell] as const];
  });
  return Object.fromEntries(filled);
}

function readRow(row: CsvRow, columns: readonly string[] | undefined): HouseWord | readonly HouseFault[] {
  const { line } = row;
  if (row.isOpen) return [{ line, field: "", reason: "openQuote", what: "" }];
  const fields = fieldsOf(row, columns);
  if (!fields) return [{ line, field: "", reason: "noArrow", what: "" }];
  const { data, error } = houseWord.safeParse(fields, { reportInput: true });
  return data ?? faultsOf(error).map((fault) => ({ ...fault, line }));
}

/**
 * Reads words that somebody pasted: lines such as `Log in, Login → Sign in`, or `iPhone` for what is written in one way
 * alone, or a table with a row of names on top: say, never (several with | between), where, language, kind.
 */
export function readWords(text: string): ReadWords {
  const all = csvRows(text);
  const columns = columnsOf(all[0]);
  const rows = all.slice(columns ? 1 : 0);
  const read = rows.map((row) => readRow(row, columns));
  const words = read.filter((one): one is HouseWord => "say" in one);
  const faults = read.flatMap((one) => ("say" in one ? [] : one));
  if (faults.length === 0) return { words, left: "", faults };
  if (words.length === 0) return { words, left: text, faults };
  const bad = rows.filter((_, index) => !("say" in (read[index] ?? {})));
  const left = [...all.slice(0, columns ? 1 : 0), ...bad].map(({ source }) => source).join("\n");
  return { ...readWords(left), words };
}
