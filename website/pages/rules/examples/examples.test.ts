import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../../shared/i18n/language.ts";
import { RULES } from "../../../../shared/review/rules/index.ts";
import { EXAMPLES } from "./all.ts";
import { sceneOfExample } from "./example.ts";
import { findingsIn } from "./explain.ts";

test("every rule has an example, and there is none for a rule that is gone", () => {
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
});

describe.each(LANGUAGES)("an example in %s", (language) => {
  test.each(Object.entries(EXAMPLES))("%s is found in the bad one, and nothing else", (rule, example) => {
    const found = findingsIn(sceneOfExample(example, language, true), language);
    expect([...new Set(found.map((finding) => finding.rule))]).toEqual([rule]);
  });

  test.each(Object.entries(EXAMPLES))("%s: the engine has nothing to say of the good one", (_, example) => {
    expect(findingsIn(sceneOfExample(example, language, false), language)).toEqual([]);
  });
});
