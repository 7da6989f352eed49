import { onOneLine } from "../../../shared/export/one-line.ts";
import type { Finding } from "../../../shared/review/report.ts";
import type { ReportWords } from "../words/words.ts";

/** What mends a finding for certain, the best first, each after its word; where nothing does, the advice of its rule. */
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
