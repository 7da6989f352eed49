import type { Language } from "../../../shared/i18n/language.ts";
import type { Rule } from "../../../shared/review/rule.ts";
import { RULES } from "../../../shared/review/rules/index.ts";
import { readCountsOf } from "../../../shared/review/weigh/rules-of-details.ts";
import { type MeasuredRule, plainTitle } from "./measured-rule.ts";
import { platformsOf } from "./platforms-of.ts";

function textsOf(rule: Rule, language: Language) {
  const { title, why, kinds = {} } = rule.says[language];
  const titles = Object.values(kinds).flatMap((kind) => (kind.title ? [plainTitle(kind.title)] : []));
  return { title: plainTitle(title), why, kinds: titles };
}

function entryOf(rule: Rule): MeasuredRule {
  const { id, aspect, severity, certainty, basis } = rule;
  return {
    id,
    aspect,
    severity,
    certainty,
    basis,
    platforms: platformsOf(id),
    says: { en: textsOf(rule, "en"), fr: textsOf(rule, "fr") },
    ...readCountsOf(id),
  };
}

/** The rules as the site shows them, in the order of the engine. */
export const MEASURED_RULES: readonly MeasuredRule[] = RULES.map(entryOf);
