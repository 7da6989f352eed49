import { expect, test } from "vitest";
import { makerOf, partsOf, withoutContradicted } from "./contradicted.ts";

test("packages of one maker stay together", () => {
  expect(["_tabler_preview", "tabler-ui"].map(makerOf)).toEqual(["tabler", "tabler"]);
  const sources = ["soft-ui-kit", "soft-ui-dashboard", "paper-kit", "stisla"];
  const parts = partsOf({ sources, from: Uint8Array.from([0, 1, 2, 3, 1]) });
  expect(parts[0]).toBe(parts[1]);
  expect(new Set(parts).size).toBe(3);
});

/** Points on a line: the upper half is of the second class. */
const PER_SOURCE = 100;
const SOURCES = ["a", "b", "c", "d", "phones-e"];

function pointsWith(wrong: ReadonlySet<number>) {
  const count = SOURCES.length * PER_SOURCE;
  const values = Array.from({ length: count }, (_, row) => (row % PER_SOURCE) / PER_SOURCE);
  return {
    evidence: ["value"],
    sources: SOURCES,
    rows: values.map((value) => Float64Array.of(value)),
    labels: Uint8Array.from(values, (value, row) => (value >= 0.5 === wrong.has(row) ? 0 : 1)),
    from: Uint8Array.from(values, (_, row) => Math.floor(row / PER_SOURCE)),
    counts: new Uint8Array(count).fill(1),
  };
}

test("a label that all others contradict is left out, unless somebody gave it by hand", () => {
  const byHand = 4 * PER_SOURCE + 10;
  const examples = pointsWith(new Set([10, byHand]));
  const options = {
    classes: 2,
    rounds: 30,
    depth: 2,
    learningRate: 0.3,
    rowShare: 1,
    columnShare: 1,
    leastInLeaf: 1,
    seed: 1,
  };
  const kept = withoutContradicted(examples, new Float64Array(examples.rows.length).fill(1), options);
  expect(kept.rows).toHaveLength(examples.rows.length - 1);
  expect(kept.rows).not.toContain(examples.rows[10]);
  expect(kept.rows).toContain(examples.rows[byHand]);
});
