import { expect, test } from "vitest";
import { layer } from "../../shared/scene/testing.ts";
import { fromSlices, slicesOf } from "./slices.ts";

const wide = layer(
  { id: "wide" },
  Array.from({ length: 1200 }, (_, index) => layer({ id: `${index}` }, [layer({ id: `${index}/inner` })])),
);
const nodes = [wide, layer({ id: "second" }, [layer({ id: "last" })])];

test("layers come out of their slices as they went in", () => {
  expect(fromSlices([...slicesOf(nodes)])).toEqual(nodes);
});

test("no slice holds more than a message may carry", () => {
  const sizes = [...slicesOf(nodes)].map(({ length }) => length);
  expect(Math.max(...sizes)).toBe(250);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(2403);
});

test("nothing makes no slice", () => {
  expect([...slicesOf([])]).toEqual([]);
  expect(fromSlices([])).toEqual([]);
});
