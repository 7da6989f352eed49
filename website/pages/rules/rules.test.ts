import { expect, test } from "vitest";
import { LANGUAGES } from "../../../shared/i18n/language.ts";
import { PLATFORMS } from "../../../shared/standards/platforms.ts";
import { byEvidence, matchingRules } from "./matching-rules.ts";
import { STANDINGS, standingOf } from "./measured-rule.ts";
import { MEASURED_RULES } from "./measured-rules.computed.ts";
import { RULES_OF_SOME } from "./platforms-of.ts";

test.each(LANGUAGES)("no title leaves out in %s what a design would fill in", (language) => {
  for (const rule of MEASURED_RULES) expect(rule.says[language].title).not.toContain("…");
});

test("rules are found by every word that is typed, with or without accents, and by their aspect", () => {
  const idsOf = (search: string, aspect: "ui" | null = null) =>
    matchingRules(MEASURED_RULES, "en", { search, aspect }).map(({ id }) => id);
  expect(idsOf("")).toHaveLength(MEASURED_RULES.length);
  expect(idsOf("text FAINT")).toContain("text-contrast");
  expect(idsOf("text faint nonsense")).toEqual([]);
  expect(idsOf("lorem")).toEqual(["placeholder-copy"]);
  expect(matchingRules(MEASURED_RULES, "fr", { search: "pale" }).map(({ id }) => id)).toContain(
    "text-contrast",
  );
  expect(new Set(matchingRules(MEASURED_RULES, "en", { aspect: "ui" }).map(({ aspect }) => aspect))).toEqual(
    new Set(["ui"]),
  );
});

test("a platform leaves out the rules whose subject it does not have", () => {
  expect(MEASURED_RULES.map(({ id }) => id)).toEqual(expect.arrayContaining(RULES_OF_SOME));
  const idsOn = Object.fromEntries(
    PLATFORMS.map((platform) => [
      platform,
      matchingRules(MEASURED_RULES, "en", { platform }).map(({ id }) => id),
    ]),
  );
  expect(idsOn["web"]).not.toContain("unclear-tab-bar");
  expect(idsOn["web"]).toContain("target-size");
  expect(idsOn["ios"]).toContain("home-indicator");
  expect(idsOn["android"]).not.toContain("home-indicator");
});

test("a rule is on trial until ten of its findings were read, and six of ten were right", () => {
  const [rule] = MEASURED_RULES;
  if (!rule) throw new Error("There are no rules.");
  const standing = (right: number, read: number) => standingOf({ ...rule, right, read });
  expect([standing(8, 8), standing(0, 0), standing(38, 70), standing(6, 10)]).toEqual([
    "few",
    "unmet",
    "weak",
    "proven",
  ]);
});

test("rules that were mostly right on real designs come first, then weak ones, those met too seldom to tell, and new ones", () => {
  const ordered = byEvidence(MEASURED_RULES);
  expect(new Set(ordered)).toEqual(new Set(MEASURED_RULES));
  const runs = ordered.map(standingOf).filter((standing, index, all) => standing !== all[index - 1]);
  expect(runs).toEqual(STANDINGS.filter((standing) => runs.includes(standing)));
  const proven = ordered.filter((rule) => standingOf(rule) === "proven").map(({ read }) => read);
  expect(proven).toEqual(proven.toSorted((a, b) => b - a));
});
