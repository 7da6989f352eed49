import type { Rule, RuleTexts } from "../review/rule.ts";
import { RULE_TEXTS_FR } from "./rule-texts.fr.ts";
import type { Language } from "./language.ts";

/** The reason given for a rule that threw. */
export const CRASHED: Readonly<Record<Language, string>> = {
  en: "The rule failed on this screen.",
  fr: "La règle a échoué sur cet écran.",
};

/** The reason given for a rule that would have had to look at more than it may. */
export const TOO_MUCH: Readonly<Record<Language, string>> = {
  en: "There is too much on this screen to judge this here.",
  fr: "Il y a trop d’éléments sur cet écran pour en juger ici.",
};

/** The texts of a rule in a language: English stands with the rule, the others are tables by rule id. */
export const ruleTexts = (rule: Rule, language: Language): RuleTexts =>
  (language === "fr" ? RULE_TEXTS_FR[rule.id] : undefined) ?? rule.says;
