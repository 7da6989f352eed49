import { expect, test } from "vitest";
import { GUIDELINE_TITLES_EN } from "../../shared/i18n/words/guideline-titles.en.ts";
import { ASPECTS } from "../../shared/review/rule.ts";
import { GUIDELINES, guidelinesIn } from "./guidelines.ts";

test("each guideline has a title of its own in both languages", () => {
  const english = guidelinesIn("en", ASPECTS).map(({ title }) => title);
  const french = guidelinesIn("fr", ASPECTS).map(({ title }) => title);
  expect(new Set(english).size).toBe(GUIDELINES.length);
  expect(new Set(french).size).toBe(GUIDELINES.length);
  expect(french.filter((title) => english.includes(title))).toEqual([]);
});

test("each title is of one guideline", () => {
  expect(GUIDELINES.map(({ id }) => id).toSorted()).toEqual(Object.keys(GUIDELINE_TITLES_EN).toSorted());
});
