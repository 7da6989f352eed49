import type { Language } from "../../../shared/i18n/language.ts";
import type { Aspect } from "../../../shared/review/rule.ts";
import type { Platform } from "../../../shared/standards/platforms.ts";
import type { MeasuredRule } from "./measured-rule.ts";
import { ruleTitle } from "./rule-title.ts";

/** Letters as people type them when they search: small, and without accents. */
const plain = (words: string): string => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What somebody looks for among the rules; null: of all of them. */
export interface Wanted {
  readonly search?: string;
  readonly aspect?: Aspect | null;
  readonly platform?: Platform | null;
}

/** Rules that met many real designs come first, in the order of the engine otherwise. */
export const byEvidence = (rules: readonly MeasuredRule[]): readonly MeasuredRule[] =>
  rules.toSorted((a, b) => b.read - a.read);

/** The rules of an aspect and for a platform that have every word that is searched for. */
export function matchingRules(
  rules: readonly MeasuredRule[],
  language: Language,
  { search = "", aspect = null, platform = null }: Wanted,
): readonly MeasuredRule[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    if (aspect !== null && rule.aspect !== aspect) return false;
    if (platform !== null && !rule.platforms.includes(platform)) return false;
    const words = plain(`${rule.id} ${ruleTitle(rule, language)} ${rule.says[language].why}`);
    return wanted.every((word) => words.includes(word));
  });
}
