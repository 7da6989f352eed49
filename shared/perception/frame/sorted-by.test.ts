import { expect, test } from "vitest";
import { sortedBy } from "./sorted-by.ts";

const numbers = sortedBy([9, 1, 5, 4.5, 5, 20], (value) => value);

test("finds what is near a value, the limits included", () => {
  expect(numbers.near(5, 4)).toEqual([1, 4.5, 5, 5, 9]);
  expect(numbers.near(5, 0.4)).toEqual([5, 5]);
  expect(numbers.near(12, 2)).toEqual([]);
});

test("counts it", () => {
  expect(numbers.countNear(5, 0.5)).toBe(3);
  expect(numbers.countNear(100, 1)).toBe(0);
});
