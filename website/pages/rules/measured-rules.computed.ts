import type { Language } from "../../../shared/i18n/language.ts";
import type { Rule } from "../../../shared/review/rule.ts";
import { RULES } from "../../../shared/review/rules/index.ts";
import type { MeasuredRule } from "./measured-rule.ts";
import { platformsOf } from "./platforms-of.ts";
import { plainTitle, readMeasurements, rightOf, type Measurements } from "./measurements.ts";

function textsOf(rule: Rule, language: Language) {
  const { title, why, kinds = {} } = rule.says[language];
  const titles = Object.values(kinds).flatMap((kind) => (kind.title ? [plainTitle(kind.title)] : []));
  return { title: plainTitle(title), why, kinds: titles };
}

function entryOf(rule: Rule, measurements: Measurements): MeasuredRule {
  const { id, aspect, severity, certainty, basis } = rule;
  return {
    id,
    aspect,
    severity,
    certainty,
    basis,
    platforms: platformsOf(id),
    says: { en: textsOf(rule, "en"), fr: textsOf(rule, "fr") },
    ...rightOf(id, measurements),
  };
}

const measurements = readMeasurements();

/** The rules as the site shows them, in the order of the engine. */
export const MEASURED_RULES: readonly MeasuredRule[] = RULES.map((rule) => entryOf(rule, measurements));
