import type { Candidate } from "../candidate.ts";
import { bare, quotesOf, unquoted } from "./quotes.ts";

/** One digit counts something; more are an amount, a day, a time. */
const AMOUNT = /\d+(?:[.,:]\d+)+|\d{2,}/g;

const amountsOf = ({ title, problem }: Candidate): string =>
  [...new Set(`${title} ${problem}`.match(AMOUNT) ?? [])].toSorted().join(" ");

/** Words are known by their beginnings: ticked, unticked boxes to tick. Shorter ones carry no meaning. */
const STEM = 5;
const WORD = /\p{L}{4,}/gu;

/** The stems of a claim's own words, without its quotes: two may say different things of the same quote. */
const saidIn = ({ title, problem, fix }: Candidate): ReadonlySet<string> =>
  new Set(
    (unquoted([title, problem, fix].join(" ")).toLowerCase().match(WORD) ?? []).map((word) =>
      word.slice(0, STEM),
    ),
  );

/** Fewer words are alike by chance. */
const FEWEST_WORDS = 5;

/**
 * Between claims of one part that say the same (half and more) and those that only speak of the same (a third at
 * most).
 */
const MOST_SHARED = 0.42;
/** The share for claims of another relation, or of another part with the same quote: these tell less surely. */
const MOST_SHARED_OTHERWISE = 0.6;

/** The share of the shorter claim's words that the longer one has, too, from 0 to 1. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  return few.size < FEWEST_WORDS ? 0 : [...few].filter((word) => many.has(word)).length / few.size;
}

const shareLayers = (a: Candidate, b: Candidate): boolean =>
  a.layers.some((handle) => b.layers.includes(handle));

const shareQuotes = (a: Candidate, b: Candidate): boolean => {
  const quoted = new Set(quotesOf(b).map(bare));
  return quotesOf(a).some((quote) => quoted.has(bare(quote)));
};

const areSameAmounts = (a: Candidate, b: Candidate): boolean =>
  amountsOf(a).includes(" ") && amountsOf(a) === amountsOf(b);

/** The same sum, or mostly the same words, of the same place. */
function isSame(a: Candidate, b: Candidate): boolean {
  if (bare(a.problem) === bare(b.problem)) return true;
  const words = shared(saidIn(a), saidIn(b));
  if (!shareLayers(a, b) && !shareQuotes(a, b)) return false;
  const isOneThing = shareLayers(a, b) && a.relation === b.relation;
  return (
    (a.relation === b.relation && areSameAmounts(a, b)) ||
    words > (isOneThing ? MOST_SHARED : MOST_SHARED_OTHERWISE)
  );
}

/** True when the same was said of the same place: what is said in quite other words is for the second look to tell. */
export const isSaidBefore = (candidate: Candidate, kept: readonly Candidate[]): boolean =>
  kept.some((other) => isSame(candidate, other));
