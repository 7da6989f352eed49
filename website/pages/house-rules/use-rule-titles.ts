import { useLanguage } from "../../language/use-language.ts";
import { MEASURED_RULES } from "../rules/measured-rules.computed.ts";

/** The titles of all rules in the reader's language, by their ids, in the order of the alphabet. */
export function useRuleTitles(): ReadonlyMap<string, string> {
  const language = useLanguage();
  const titles = MEASURED_RULES.map((rule) => [rule.id, rule.says[language].title] as const);
  return new Map(titles.toSorted(([, a], [, b]) => a.localeCompare(b, language)));
}
