import { expect, test } from "vitest";
import { differenceOf } from "./difference.ts";

test.each([
  ["Saved 😀", "Saved 😁", { start: 6, end: 8, instead: "😁" }],
  ["🇫🇷", "🇫🇮", { start: 2, end: 4, instead: "🇮" }],
  ["😀 saved", "🐀 saved", { start: 0, end: 2, instead: "🐀" }],
])("%s becomes %s character by character", (from, to, difference) => {
  expect(differenceOf(from, to)).toEqual(difference);
});
