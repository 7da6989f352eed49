import type { Language } from "../../../shared/i18n/language.ts";
import type { Aspect } from "../../../shared/review/rule.ts";
import type { Platform } from "../../../shared/standards/platforms.ts";
import { rankOf, type MeasuredRule } from "./measured-rule.ts";

/** Letters as people type them when they search: small, and without accents. */
const plain = (words: string): string => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The search for rules, by words, aspect and platform; null: any of them. */
export interface Wanted {
  readonly search?: string;
  readonly aspect?: Aspect | null;
  readonly platform?: Platform | null;
}

/** Rules that were mostly right on real designs come first, those that met the most before; then as the engine has them. */
export const byEvidence = (rules: readonly MeasuredRule[]): readonly MeasuredRule[] =>
  rules.toSorted((a, b) => rankOf(a) - rankOf(b) || b.read - a.read);

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
    const { why, kinds } = rule.says[language];
    const words = plain([rule.id, rule.says[language].title, why, ...kinds].join(" "));
    return wanted.every((word) => words.includes(word));
  });
}
