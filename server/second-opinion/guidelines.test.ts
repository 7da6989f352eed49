import { expect, test } from "vitest";
import { GUIDELINES, guidelinesIn } from "./guidelines.ts";

test("each guideline has a title of its own in both languages", () => {
  const english = GUIDELINES.map(({ title }) => title);
  const french = guidelinesIn("fr").map(({ title }) => title);
  expect(guidelinesIn("en")).toEqual(GUIDELINES);
  expect(new Set(french).size).toBe(GUIDELINES.length);
  expect(french.filter((title) => english.includes(title))).toEqual([]);
});
