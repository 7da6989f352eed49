import { expect, test } from "vitest";
import { letterCase } from "./letter-case.ts";

test.each([
  ["Save all changes", "sentence"],
  ["Save All Changes", "title"],
  ["Terms of Service", undefined],
  ["Open Google Maps", undefined],
  ["Sign In", undefined],
  ["SAVE ALL CHANGES", undefined],
  ["Save", undefined],
  ["save all changes", undefined],
  ["Manage your Account", undefined],
  ["Done. Send Message", undefined],
])("%s", (text, expected) => {
  expect(letterCase(text)).toBe(expected);
});
