import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../../shared/i18n/language.ts";
import { RULES } from "../../../../shared/review/rules/index.ts";
import { EXAMPLES } from "./all.ts";
import { sceneOfExample } from "./example.ts";
import { findingsIn } from "./explain.ts";

test("every rule has an example, and there is none for a rule that is gone", () => {
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
});

describe.each(LANGUAGES)("the examples in %s", (language) => {
  /** The rules that the engine names in each bad, or each good example. */
  const foundIn = (isBad: boolean) =>
    Object.fromEntries(
      Object.entries(EXAMPLES).map(([rule, example]) => {
        const found = findingsIn(sceneOfExample(example, language, isBad), language);
        return [rule, [...new Set(found.map((finding) => finding.rule))]];
      }),
    );

  test("break their rule in the bad one, and no other", () => {
    expect(foundIn(true)).toEqual(Object.fromEntries(Object.keys(EXAMPLES).map((rule) => [rule, [rule]])));
  });

  test("break none in the good one", () => {
    expect(foundIn(false)).toEqual(Object.fromEntries(Object.keys(EXAMPLES).map((rule) => [rule, []])));
  });
});
