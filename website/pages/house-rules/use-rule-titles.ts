import { useLanguage } from "../../language/use-language.ts";
import { MEASURED_RULES } from "../rules/measured-rules.computed.ts";
import { ruleTitle } from "../rules/rule-title.ts";

/** The titles of all rules in the reader's language, by their ids, in the order of the alphabet. */
export function useRuleTitles(): ReadonlyMap<string, string> {
  const language = useLanguage();
  const titles = MEASURED_RULES.map((rule) => [rule.id, ruleTitle(rule, language)] as const);
  return new Map(titles.toSorted(([, a], [, b]) => a.localeCompare(b, language)));
}
