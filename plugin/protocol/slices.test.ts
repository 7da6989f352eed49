import { expect, test } from "vitest";
import { type DescribedLayer, fromSlice, slicesOf } from "./slices.ts";

const layers = Array.from({ length: 600 }, (_, index): DescribedLayer => [{ id: `${index}` }, 0]);

test("slices hold all layers in their order, and none more than a message may carry", () => {
  const slices = [...slicesOf(layers)].map(fromSlice);
  expect(slices.map(({ length }) => length)).toEqual([250, 250, 100]);
  expect(slices.flat()).toEqual(layers);
});

test("nothing makes no slice", () => {
  expect([...slicesOf([])]).toEqual([]);
});
