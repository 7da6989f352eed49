import { expect, test } from "vitest";
import { boost } from "./boost.ts";
import { packForest } from "./pack.ts";
import { unpackForest } from "../../shared/perception/elements/model/forest.ts";

/** Points in a square: a class for each of two diagonals. */
const rows = Array.from({ length: 400 }, (_, index) =>
  Float64Array.of((index % 20) / 20, Math.floor(index / 20) / 20),
);
const labels = Uint8Array.from(rows, ([x = 0, y = 0]) => (x > 0.5 === y > 0.5 ? 1 : 0));
const weights = new Float64Array(rows.length).fill(1);
const options = {
  classes: 2,
  rounds: 30,
  depth: 4,
  learningRate: 0.3,
  rowShare: 0.8,
  columnShare: 1,
  leastInLeaf: 1,
  seed: 1,
};

test("a packed forest tells what it was learned from", () => {
  const forest = unpackForest(packForest(boost({ rows, labels, weights }, options), 2));
  const right = rows.filter((row, index) => Math.round(forest(row)[1] ?? 0) === labels[index]);
  expect(right.length / rows.length).toBeGreaterThan(0.97);
});

test("the shares of the classes sum up to 1", () => {
  const forest = unpackForest(packForest(boost({ rows, labels, weights }, options), 2));
  const [no = 0, yes = 0] = forest(Float64Array.of(0.2, 0.9));
  expect(no + yes).toBeCloseTo(1, 10);
});

test("the same examples give the same forest", () => {
  const pack = () => packForest(boost({ rows, labels, weights }, options), 2);
  expect(pack()).toEqual(pack());
});
