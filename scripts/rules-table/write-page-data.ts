import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { ruleTexts } from "../../shared/i18n/rule-texts.ts";
import type { Rule } from "../../shared/review/rule.ts";
import { foundOf, plainTitle, rightOf, type Measurements } from "./measurements.ts";

function textsOf(rule: Rule, language: Language) {
  const { title, why } = ruleTexts(rule, language);
  return { title: plainTitle(title), why };
}

function entryOf(rule: Rule, measurements: Measurements) {
  const { id, aspect, severity, certainty, basis } = rule;
  return {
    id,
    aspect,
    severity,
    certainty,
    basis,
    says: Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(rule, language)])),
    ...foundOf(id, measurements),
    ...rightOf(id, measurements),
  };
}

/** What the site says of the rules, in the order of the engine. */
export const pageData = (rules: readonly Rule[], measurements: Measurements) =>
  rules.map((rule) => entryOf(rule, measurements));

/** The module from which the site shows the rules: it must not load the engine for that. */
export const writePageData = (rules: readonly Rule[], measurements: Measurements): string =>
  `import type { MeasuredRule } from "./measured-rule.ts";

/** Written by \`npm run rules-table\`; a test holds it current. */
export const MEASURED_RULES: readonly MeasuredRule[] = ${JSON.stringify(pageData(rules, measurements), null, 2)};
`;
