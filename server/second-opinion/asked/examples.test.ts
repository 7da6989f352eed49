import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../shared/i18n/language.ts";
import { SCREEN_SORTS } from "../../../shared/review/seen/screen-sort.ts";
import { candidate, MAX_LENGTHS, PARTS } from "../candidate.ts";
import { GUIDELINES } from "../guidelines.ts";
import { isInLanguage } from "../judge/words/is-in-language.ts";
import { examplesFor } from "./examples.ts";

const cases = LANGUAGES.flatMap((language) => SCREEN_SORTS.map((sort) => [language, sort] as const));

describe("the examples that a model is shown", () => {
  test.each(cases)("in %s on a %s are three claims that could pass", (language, sort) => {
    const examples = examplesFor(language, sort);
    expect(new Set(examples.map(({ title }) => title)).size).toBe(3);
    for (const example of examples) {
      expect(candidate.safeParse({ ...example, layers: ["L1"], others: [], fixes: [] }).success).toBe(true);
      expect(GUIDELINES.some(({ id }) => id === example.guideline)).toBe(true);
      for (const part of PARTS) {
        expect(example[part].length).toBeLessThanOrEqual(MAX_LENGTHS[part]);
        expect(isInLanguage(example[part], language)).toBe(true);
      }
    }
  });

  test("begin with one of the sort of screen that is looked at", () => {
    const first = (sort: (typeof SCREEN_SORTS)[number]) => examplesFor("en", sort)[0]?.title;
    expect(first("checkout")).toBe("The last step does not say what it takes");
    expect(new Set(SCREEN_SORTS.map(first)).size).toBe(SCREEN_SORTS.length);
  });
});
