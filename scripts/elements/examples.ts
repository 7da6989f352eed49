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

/** A thing of a labelled screen or page: the evidence about it, and what people took it for. */
export interface LabelledThing {
  readonly row: Float64Array;
  /** The index of its class. */
  readonly label: number;
  /** The index of its source. */
  readonly from: number;
  /** How many things it stands for: of things that are no element only some are kept. */
  readonly count: number;
}

/** Things of labelled screens and pages. */
export interface LabelledThings {
  /** The names of the evidence, in the order of the rows. */
  readonly evidence: readonly string[];
  /** The products and packages that the examples are from. */
  readonly sources: readonly string[];
  readonly things: readonly LabelledThing[];
}

/**
 * Writes examples to a file: a line of JSON with the names, then the labels, the sources, the counts and, column by
 * column, the evidence in single precision; packed with gzip.
 */
export function writeExamples(file: string, { evidence, sources, things }: LabelledThings): void {
  const head = Buffer.from(`${JSON.stringify({ evidence, sources, rows: things.length })}\n`);
  const body = [
    Uint8Array.from(things, ({ label }) => label),
    Uint16Array.from(things, ({ from }) => from),
    Uint8Array.from(things, ({ count }) => count),
    ...evidence.map((_, column) => Float32Array.from(things, ({ row }) => row[column] as number)),
  ].map(({ buffer }) => Buffer.from(buffer));
  writeFileSync(file, gzipSync(Buffer.concat([head, ...body]), { level: 9 }));
}

/** Reads examples from a file that `writeExamples` wrote. */
export function readExamples(file: string): LabelledThings {
  const bytes = gunzipSync(readFileSync(file));
  const end = bytes.indexOf("\n");
  const { evidence, sources, rows } = JSON.parse(bytes.toString("utf8", 0, end)) as LabelledThings & {
    readonly rows: number;
  };
  const body = Uint8Array.from(bytes.subarray(end + 1));
  let read = 0;
  const take = (bytesEach: number): Uint8Array<ArrayBuffer> => body.slice(read, (read += rows * bytesEach));
  const labels = take(Uint8Array.BYTES_PER_ELEMENT);
  const from = new Uint16Array(take(Uint16Array.BYTES_PER_ELEMENT).buffer);
  const counts = take(Uint8Array.BYTES_PER_ELEMENT);
  const columns = evidence.map(() => new Float32Array(take(Float32Array.BYTES_PER_ELEMENT).buffer));
  const things = Array.from({ length: rows }, (_, at) => ({
    row: Float64Array.from(columns, (column) => column[at] as number),
    label: labels[at] as number,
    from: from[at] as number,
    count: counts[at] as number,
  }));
  return { evidence, sources, things };
}

/** The examples of all sources but some, which are kept to measure on. */
export const without = (examples: LabelledThings, left: readonly string[]): LabelledThings => ({
  ...examples,
  things: examples.things.filter(({ from }) => !left.includes(examples.sources[from] ?? "")),
});

/** The examples of some sources and of others; both know the same evidence. */
export function joined(some: LabelledThings, others: LabelledThings): LabelledThings {
  if (some.evidence.join() !== others.evidence.join())
    throw new Error("The examples are of different evidence: gather all of them anew.");
  const first = some.sources.length;
  return {
    evidence: some.evidence,
    sources: [...some.sources, ...others.sources],
    things: [...some.things, ...others.things.map((thing) => ({ ...thing, from: first + thing.from }))],
  };
}
