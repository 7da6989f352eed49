import { expect, test } from "vitest";
import { nextPlace } from "./arrow-focus.ts";

/** Two rows of three, a heading's height further down, and a last row of one. */
const PLACES = [
  { left: 0, top: 0 },
  { left: 100, top: 0 },
  { left: 200, top: 0 },
  { left: 0, top: 140 },
  { left: 100, top: 140 },
  { left: 0, top: 240 },
];

test.each([
  [0, "ArrowRight", 1],
  [2, "ArrowRight", 3],
  [3, "ArrowLeft", 2],
  [1, "ArrowDown", 4],
  [2, "ArrowDown", 4],
  [4, "ArrowDown", 5],
  [4, "ArrowUp", 1],
  [5, "ArrowUp", 3],
  [0, "ArrowLeft", 0],
  [0, "ArrowUp", 0],
  [5, "ArrowDown", 5],
  [5, "ArrowRight", 5],
  [3, "Home", 0],
  [3, "End", 5],
] as const)("from place %i %s leads to %i", (at, direction, next) => {
  expect(nextPlace(PLACES, at, direction)).toBe(next);
});

test("where nothing has the focus no key leads anywhere", () => {
  expect(nextPlace(PLACES, -1, "ArrowRight")).toBe(-1);
});
