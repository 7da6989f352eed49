import { expect, test } from "vitest";
import { isCount, isValue } from "./is-value.ts";

test.each(["08/04/21", "2024-11-23", "Total: R$ 28,46"])("“%s” is a value", (words) => {
  expect(isValue(words)).toBe(true);
});

test.each(["Orders", "Part 2: the journey", "24 hours in Rome", "9:41", "1/2", "Filters:"])(
  "“%s” is none",
  (words) => {
    expect(isValue(words)).toBe(false);
  },
);

test.each(["25 lessons", "10,000+", "4.9 stars", "12 %"])("“%s” says how many", (words) => {
  expect(isCount(words)).toBe(true);
});

test.each(["2024 report", "2", "1 2 3", "Lesson 25", "0212 705"])("“%s” does not", (words) => {
  expect(isCount(words)).toBe(false);
});
