import { onOneLine } from "../../shared/export/one-line.ts";
import type { Finding } from "../../shared/review/report.ts";
import type { ReportWords } from "../words/words.ts";

/**
 * Words the proven fixes of a finding, the best first, each after its label; where there are none, the advice
 * of its rule.
 */
export const wordFixes = (
  { fix, fixes = [] }: Finding,
  words: ReportWords,
): readonly (readonly [name: string, text: string])[] =>
  fixes.length === 0
    ? [[words.fix, fix]]
    : fixes.map(({ title, effect }, index) => [
        index === 0 ? words.fix : words.or,
        `${onOneLine(title)}. ${onOneLine(effect)}`,
      ]);
