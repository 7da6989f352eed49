import { expect, test } from "vitest";
import { asksForEntry } from "./entry-words.ts";

test("“Type of menu” names a type", () => {
  expect(asksForEntry("Type of menu 1")).toBe(false);
});

test.each(["E-mail address", "Value"])("“%s” says what to enter", (words) => {
  expect(asksForEntry(words)).toBe(true);
});
