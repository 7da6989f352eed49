import { expect, test } from "vitest";
import { LANGUAGES } from "../../../shared/i18n/language.ts";
import { matchingRules } from "./matching-rules.ts";
import { MEASURED_RULES } from "./measured-rules.computed.ts";
import { ruleTitle } from "./rule-title.ts";

test.each(LANGUAGES)("no title leaves out in %s what a design would fill in", (language) => {
  for (const rule of MEASURED_RULES) expect(ruleTitle(rule, language)).not.toContain("…");
});

test("rules are found by every word that is typed, with or without accents, and by their aspect", () => {
  const idsOf = (search: string, aspect: "ui" | null = null) =>
    matchingRules(MEASURED_RULES, "en", search, aspect).map(({ id }) => id);
  expect(idsOf("")).toHaveLength(MEASURED_RULES.length);
  expect(idsOf("text FAINT")).toContain("text-contrast");
  expect(idsOf("text faint nonsense")).toEqual([]);
  expect(matchingRules(MEASURED_RULES, "fr", "pale", null).map(({ id }) => id)).toContain("text-contrast");
  expect(new Set(matchingRules(MEASURED_RULES, "en", "", "ui").map(({ aspect }) => aspect))).toEqual(
    new Set(["ui"]),
  );
});
