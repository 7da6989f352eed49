import { expect, test } from "vitest";
import { type DescribedLayer, readSlice, takeSlices, writeSlice } from "./slices.ts";

const layers = (count: number) =>
  Array.from({ length: count }, (_, index): DescribedLayer => [{ id: `${index}` }, 0]);

test("slices hold all layers in their order, and none more than a message may carry", () => {
  const slices = [...takeSlices(layers(600))].map((slice) => readSlice(writeSlice(slice)));
  expect(slices.map(({ length }) => length)).toEqual([250, 250, 100]);
  expect(slices.flat()).toEqual(layers(600));
});

test("what is in a slice is not in the list any more", () => {
  const list = layers(600);
  takeSlices(list).next();
  expect(list).toEqual(layers(600).slice(250));
});

test("nothing makes no slice", () => {
  expect([...takeSlices([])]).toEqual([]);
});
