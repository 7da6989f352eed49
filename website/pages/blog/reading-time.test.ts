import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [950, 5],
])("%i words take %i minutes: a begun minute is a minute", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
