import type { Fix } from "../review/fixes/fix.ts";
import { onOneLine } from "../one-line.ts";
import type { ReviewWords } from "./review-words.ts";
import type { ToldFinding } from "./told-review.ts";

/** A change and what comes of it, on one line. */
export const fixText = ({ title, effect }: Pick<Fix, "title" | "effect">): string =>
  `${onOneLine(title)}. ${onOneLine(effect)}`;

/** The fixes of a finding, the best first, each after its label; where there are none, the advice of its rule. */
export const wordFixes = (
  { fix, fixes = [] }: Pick<ToldFinding, "fix" | "fixes">,
  words: Pick<ReviewWords, "fix" | "or">,
): readonly (readonly [name: string, text: string])[] =>
  fixes.length === 0
    ? [[words.fix, fix]]
    : fixes.map((one, index) => [index === 0 ? words.fix : words.or, fixText(one)]);
