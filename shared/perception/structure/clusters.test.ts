import { expect, test } from "vitest";
import { clusters } from "./clusters.ts";

const self = (value: number): number => value;

test("values that are near each other stay together, whatever their order", () => {
  expect(clusters([21, 1, 20, 2], self, 1)).toEqual([
    [1, 2],
    [20, 21],
  ]);
});

test("a tolerance may grow with the values", () => {
  expect(clusters([10, 11, 100, 110], self, (value) => value / 10)).toEqual([
    [10, 11],
    [100, 110],
  ]);
});

test("nothing has no clusters", () => {
  expect(clusters([], self, 1)).toEqual([]);
});
