import type { Candidate } from "../candidate.ts";
import { bare, quotesIn, unquoted } from "./quotes.ts";

/** One digit counts something; more are an amount, a day, a time. */
const AMOUNT = /\d+(?:[.,:]\d+)+|\d{2,}/g;

const amountsOf = ({ title, problem }: Candidate): string =>
  [...new Set(`${title} ${problem}`.match(AMOUNT) ?? [])].toSorted().join(" ");

/** Words are known by their beginnings: ticked, unticked boxes to tick. Shorter ones carry no meaning. */
const STEM = 5;
const WORD = /\p{L}{4,}/gu;

/** What a claim says in words of its own: two that quote the same words may say different things of them. */
const saidIn = ({ title, problem, fix }: Candidate): ReadonlySet<string> =>
  new Set(
    (unquoted([title, problem, fix].join(" ")).toLowerCase().match(WORD) ?? []).map((word) =>
      word.slice(0, STEM),
    ),
  );

/** Fewer words are alike by chance. */
const FEWEST_WORDS = 5;

/** Between claims that say the same (half and more) and those that only speak of the same (a third at most). */
const MOST_SHARED = 0.42;

/** How much of what the shorter one says the longer one says too, from 0 to 1. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  return few.size < FEWEST_WORDS ? 0 : [...few].filter((word) => many.has(word)).length / few.size;
}

const quotesOf = ({ title, problem }: Candidate): readonly string[] =>
  quotesIn(`${title}\n${problem}`).map(bare);

const isOfSamePlace = (a: Candidate, b: Candidate): boolean =>
  a.layers.some((handle) => b.layers.includes(handle)) ||
  quotesOf(a).some((quote) => quotesOf(b).includes(quote));

/** The same sum, or mostly the same words. */
const isAlike = (a: Candidate, b: Candidate): boolean =>
  (amountsOf(a).includes(" ") && amountsOf(a) === amountsOf(b)) || shared(saidIn(a), saidIn(b)) > MOST_SHARED;

/** Whether the same was said of the same place: what is said in quite other words is for the second look to tell. */
export const isSaidBefore = (candidate: Candidate, kept: readonly Candidate[]): boolean =>
  kept.some(
    (other) =>
      bare(other.problem) === bare(candidate.problem) ||
      (isOfSamePlace(other, candidate) && isAlike(other, candidate)),
  );
