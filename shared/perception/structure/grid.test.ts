import { expect, test } from "vitest";
import { gridOf } from "./grid.ts";

test("a grid finds numbers that are near, of their kind alone", () => {
  const grid = gridOf([["left", 100, 40]]);
  expect(grid.hasNear(["left", 101, 39])).toBe(true);
  expect(grid.hasNear(["left", 98, 40])).toBe(true);
  expect(grid.hasNear(["left", 104, 40])).toBe(false);
  expect(grid.hasNear(["left", 100, 36])).toBe(false);
  expect(grid.hasNear(["right", 100, 40])).toBe(false);
});
