import { expect, test } from "vitest";
import { isCount, isValue } from "./is-value.ts";

test.each(["08/04/21", "Total: R$ 28,46"])("“%s” is a value", (words) => {
  expect(isValue(words)).toBe(true);
});

test.each(["25 lessons", "12 %"])("“%s” says how many", (words) => {
  expect(isCount(words)).toBe(true);
});

test.each(["2024 report"])("“%s” does not", (words) => {
  expect(isCount(words)).toBe(false);
});
