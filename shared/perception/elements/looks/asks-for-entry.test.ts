import { expect, test } from "vitest";
import { asksForEntry } from "./asks-for-entry.ts";

test.each(["E-mail address", "Value"])("“%s” says what to enter", (words) => {
  expect(asksForEntry(words)).toBe(true);
});
