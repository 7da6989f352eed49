import { expect, test } from "vitest";
import { clusters } from "./clusters.ts";

const self = (value: number): number => value;

test("a tolerance may grow with the values", () => {
  expect(clusters([10, 11, 100, 110], self, (value) => value / 10)).toEqual([
    [10, 11],
    [100, 110],
  ]);
});
