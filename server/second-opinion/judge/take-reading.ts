import type { Language } from "../../../shared/i18n/language.ts";
import type { OpinionScreen } from "../../../shared/api/review-shapes.ts";
import type { Finding } from "../../../shared/review/report.ts";
import { contest, MAX_LENGTHS, reading } from "../candidate.ts";
import { rightOnes } from "../read-items.ts";
import { cleaned } from "./sieve.ts";
import { hasMarkup } from "./words/has-markup.ts";
import { isInLanguage } from "./words/is-in-language.ts";

/** The remarks of a model on a screen beside its problems: what it takes it for, and which findings of rules it doubts. */
export type Remarks = Pick<OpinionScreen, "takenFor" | "contests">;

interface Said {
  readonly language: Language;
  /** The findings of rules that the model was told, in the order of their numbers. */
  readonly told: readonly Finding[];
}

const MOST_TAKEN_FOR = 160;
const SHORTEST = 4;

/** The text as people may read it; null: it is in another language, marked up, or no text of this length. */
function fitting(text: string, longest: number, language: Language): string | null {
  const words = cleaned(text);
  const fits = words.length >= SHORTEST && words.length <= longest;
  return fits && !hasMarkup(words) && isInLanguage(words, language) ? words : null;
}

/** The purpose that a screen is taken for, by what a model read in it first, as far as people can be shown it. */
export function takenForOf(items: readonly unknown[], { language }: Said): Pick<Remarks, "takenFor"> | null {
  const [read] = rightOnes(items, reading.pick({ purpose: true })).right;
  if (!read) return null;
  const takenFor = fitting(read.purpose, MOST_TAKEN_FOR, language);
  return takenFor === null ? {} : { takenFor };
}

/** The findings of rules that a model holds to be wrong, by their ids: those that it was told, each once. */
export function contestsOf(
  items: readonly unknown[],
  { told, language }: Said,
): NonNullable<Remarks["contests"]> {
  const byFinding = new Map(
    rightOnes(items, contest).right.flatMap(({ finding, why }) => {
      const contested = told[Number(/^F(\d{1,3})$/.exec(finding.trim())?.[1]) - 1];
      const words = fitting(why, MAX_LENGTHS.why, language);
      return contested && words !== null ? [[contested.id, words] as const] : [];
    }),
  );
  return [...byFinding].map(([finding, why]) => ({ finding, why }));
}
