import { expect, test } from "vitest";
import { degreeOf, degreeOfSlip, missedContrast, missedLength } from "./degree.ts";

test.each([
  [4.47, 4.5, "slight"],
  [3.94, 4.5, "slight"],
  [3.7, 4.5, "clear"],
  [3.13, 4.5, "clear"],
  [2.47, 4.5, "severe"],
  [1.8, 4.5, "lost"],
  [2.9, 3, "slight"],
  [2.28, 3, "clear"],
  [2, 3, "severe"],
  [1.58, 3, "lost"],
  [1, 4.5, "lost"],
])("a contrast of %d where %d is required is a %s miss", (ratio, required, degree) => {
  expect(degreeOf(missedContrast(ratio, required))).toBe(degree);
});

test("what is reached is not missed", () => {
  expect(missedContrast(5, 4.5)).toBe(0);
});

test("a length is off slightly when only a ruler shows it", () => {
  expect([missedLength(1.5), missedLength(-1.5), missedLength(3), missedLength(-3)]).toEqual([
    "slight",
    "slight",
    "clear",
    "clear",
  ]);
});

test("a slip is slight until it is seen, and severe from where everybody sees it", () => {
  const from = { seenPx: 3, farPx: 8 };
  expect([2, 3, 7.9, 8].map((px) => degreeOfSlip(px, from))).toEqual(["slight", "clear", "clear", "severe"]);
});
