import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { joined, readExamples, without, writeExamples, type LabelledThings } from "./examples.ts";

/** One example of each of so many sources. */
const examplesOf = (name: string, count: number): LabelledThings => ({
  evidence: ["height", "width"],
  sources: Array.from({ length: count }, (_, index) => `${name}-${index}`),
  rows: Array.from({ length: count }, (_, index) => Float64Array.of(index, 0.5)),
  labels: new Uint8Array(count).fill(1),
  from: Uint16Array.from({ length: count }, (_, index) => index),
  counts: new Uint8Array(count).fill(3),
});

test("examples are read as they were written, of more sources than a byte counts", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "examples-"));
  try {
    const file = path.join(folder, "examples.bin.gz");
    const examples = examplesOf("site", 300);
    writeExamples(file, examples);
    expect(readExamples(file)).toEqual(examples);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("joined examples keep their sources apart", () => {
  const both = joined(examplesOf("site", 2), examplesOf("drawn", 2));
  expect(both.from).toEqual(Uint16Array.of(0, 1, 2, 3));
  const left = without(both, ["site-0", "drawn-1"]);
  expect(Array.from(left.from, (source) => left.sources[source])).toEqual(["site-1", "drawn-0"]);
});

test("examples of other evidence are not joined", () => {
  const other = { ...examplesOf("drawn", 1), evidence: ["height", "color"] };
  expect(() => joined(examplesOf("site", 1), other)).toThrow("different evidence");
});
