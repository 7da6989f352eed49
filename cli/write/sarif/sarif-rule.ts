import type { Language } from "../../../shared/i18n/language.ts";
import { LIBRARY_RULES } from "../../../shared/review/library/rules/index.ts";
import { HOUSE_CHECKS } from "../../../shared/review/house/index.ts";
import type { Rule, RuleTexts } from "../../../shared/review/rule.ts";
import { RULES } from "../../../shared/review/rules/index.ts";
import { SARIF_LEVELS } from "./sarif-levels.ts";

/** The page of the site that lists all rules. */
const RULES_PAGE = "/rules";

/** The words of a rule before anything is measured: what will stand in their places is left open. */
const leftOpen = (text: string): string => text.replace(/\{\w+\}/g, "…");

type Texts = Pick<RuleTexts, "title" | "why">;
type Described = Pick<Rule, "id" | "basis" | "severity" | "aspect">;

function describe(rule: Described, { title, why }: Texts, helpUri: string) {
  return {
    id: rule.id,
    shortDescription: { text: leftOpen(title) },
    fullDescription: { text: why },
    help: { text: `${why}\n\n${rule.basis}`, markdown: `${why}\n\n<${rule.basis}>` },
    helpUri,
    defaultConfiguration: { level: SARIF_LEVELS[rule.severity] },
    properties: { tags: [rule.aspect] },
  };
}

/** A rule as SARIF describes it; while the product has no site, its help is the standard that it rests on. */
export function sarifRule(id: string, language: Language, siteUrl: string | null): object {
  const rule = [...RULES, ...HOUSE_CHECKS].find((known) => known.id === id);
  if (rule)
    return describe(rule, rule.says[language], siteUrl === null ? rule.basis : `${siteUrl}${RULES_PAGE}`);
  const ofLibraries = LIBRARY_RULES.find((known) => known.id === id);
  return ofLibraries ? describe(ofLibraries, ofLibraries.says[language], ofLibraries.basis) : { id };
}
