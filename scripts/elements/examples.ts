import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

/** The classes that the model tells apart; the first is no element. */
export const CLASSES = [
  "none",
  "button",
  "icon-button",
  "link",
  "field",
  "heading",
  "card",
  "logo",
  "segmented-item",
] as const;
export type Class = (typeof CLASSES)[number];

/** Sources of screens that designers drew; the others are pages of the web. */
export const HAND_DRAWN = /^(?:phones|drawn)-/;

/** Things of labelled screens and pages: the evidence about each, and what people took it for. */
export interface LabelledThings {
  /** The names of the evidence, in the order of the rows. */
  readonly evidence: readonly string[];
  /** The products and packages that the examples are from. */
  readonly sources: readonly string[];
  readonly rows: readonly Float64Array[];
  /** The index of each row's class. */
  readonly labels: Uint8Array;
  /** The index of each row's source. */
  readonly from: Uint16Array;
  /** How many things a row stands for: of things that are no element only some are kept. */
  readonly counts: Uint8Array;
}

/**
 * Writes examples to a file: a line of JSON with the names, then the labels, the sources, the counts and, column by
 * column, the evidence in single precision; packed with gzip.
 */
export function writeExamples(
  file: string,
  { evidence, sources, rows, labels, from, counts }: LabelledThings,
): void {
  const head = Buffer.from(`${JSON.stringify({ evidence, sources, rows: rows.length })}\n`);
  const columns = evidence.map((_, column) => Float32Array.from(rows, (row) => row[column] as number));
  const body = [labels, from, counts, ...columns].map(({ buffer }) => Buffer.from(buffer));
  writeFileSync(file, gzipSync(Buffer.concat([head, ...body]), { level: 9 }));
}

/** Reads examples from a file that `writeExamples` wrote. */
export function readExamples(file: string): LabelledThings {
  const bytes = gunzipSync(readFileSync(file));
  const end = bytes.indexOf("\n");
  const head = JSON.parse(bytes.toString("utf8", 0, end)) as Pick<LabelledThings, "evidence" | "sources"> & {
    readonly rows: number;
  };
  const count = head.rows;
  const body = Uint8Array.from(bytes.subarray(end + 1));
  let read = 0;
  const take = (bytesEach: number): Uint8Array<ArrayBuffer> => body.slice(read, (read += count * bytesEach));
  const labels = take(Uint8Array.BYTES_PER_ELEMENT);
  const from = new Uint16Array(take(Uint16Array.BYTES_PER_ELEMENT).buffer);
  const counts = take(Uint8Array.BYTES_PER_ELEMENT);
  const columns = head.evidence.map(() => new Float32Array(take(Float32Array.BYTES_PER_ELEMENT).buffer));
  return {
    evidence: head.evidence,
    sources: head.sources,
    rows: Array.from({ length: count }, (_, row) =>
      Float64Array.from(columns, (column) => column[row] as number),
    ),
    labels,
    from,
    counts,
  };
}

/** The examples of all sources but some, which are kept to measure on. */
export function without(examples: LabelledThings, left: readonly string[]): LabelledThings {
  const isKept = (row: number): boolean =>
    !left.includes(examples.sources[examples.from[row] as number] ?? "");
  const kept = [...examples.rows.keys()].filter(isKept);
  return {
    ...examples,
    rows: kept.map((row) => examples.rows[row] as Float64Array),
    labels: Uint8Array.from(kept, (row) => examples.labels[row] as number),
    from: Uint16Array.from(kept, (row) => examples.from[row] as number),
    counts: Uint8Array.from(kept, (row) => examples.counts[row] as number),
  };
}

/** The examples of some sources and of others; both know the same evidence. */
export function joined(some: LabelledThings, others: LabelledThings): LabelledThings {
  if (some.evidence.join() !== others.evidence.join())
    throw new Error("The examples are of different evidence: gather all of them anew.");
  const first = some.sources.length;
  return {
    evidence: some.evidence,
    sources: [...some.sources, ...others.sources],
    rows: [...some.rows, ...others.rows],
    labels: Uint8Array.from([...some.labels, ...others.labels]),
    from: Uint16Array.from([...some.from, ...Array.from(others.from, (source) => first + source)]),
    counts: Uint8Array.from([...some.counts, ...others.counts]),
  };
}
