import { expect, test } from "vitest";
import { areToldWhole } from "./contour.ts";

const wave = { width: 400, height: 200 };
const paths = (count: number, letters: number) => Array.from({ length: count }, () => "M".repeat(letters));

test("a larger drawing is told when few letters write it, and of no more parts than a scene may have", () => {
  expect(areToldWhole(wave, paths(1, 1500))).toBe(true);
  expect(areToldWhole(wave, paths(2, 800))).toBe(false);
  expect(areToldWhole(wave, paths(41, 20))).toBe(false);
});

test("an icon may take more letters", () => {
  expect(areToldWhole({ width: 24, height: 24 }, paths(2, 6000))).toBe(true);
});
