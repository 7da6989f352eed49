import type { Language } from "../../../shared/i18n/language.ts";
import type { Finding } from "../../../shared/review/report.ts";
import type { Numbers } from "../../../shared/review/measures/measure.ts";
import { MAX_LENGTHS, PARTS, type Candidate } from "../candidate.ts";
import type { Guideline } from "../guidelines.ts";
import { partsOf, type SeenPart, type SeenScreen } from "../screen/seen-screen.ts";
import { doubtsOf } from "./doubts.ts";
import { measureClaim } from "./measure-claim.ts";
import { holds, quotesIn, quotesOf } from "./quotes.ts";
import { isSaidBefore } from "./said-before.ts";
import { isToldByRules } from "./told-by-rules.ts";
import { hasMarkup } from "./words/has-markup.ts";
import { isInLanguage } from "./words/is-in-language.ts";

/** The grounds on which a claim is checked. */
export interface Grounds {
  readonly screen: SeenScreen;
  readonly guidelines: readonly Guideline[];
  readonly measured: readonly Finding[];
  readonly language: Language;
  /** The numbers that the screen, and what is said about it, hold. */
  readonly knownNumbers: ReadonlySet<string>;
  /** The claims that were kept before this one. */
  readonly kept: readonly Candidate[];
}

const MOST_LAYERS = 6;
/** More parts nobody points at: all entries of a long footer are fewer. */
const MOST_NAMED = 100;
const SHORTEST = 8;

/** An address that stands on the screen may be quoted. */
const withoutKnownQuotes = (text: string, { texts }: SeenScreen): string =>
  quotesIn(text)
    .filter((quote) => texts.some((one) => holds(one, quote)))
    .reduce((left, quote) => left.replace(quote, ""), text);

/** Said before anything is looked for in it: a book takes long to read. */
const isTooShortOrLong = (candidate: Candidate): boolean =>
  PARTS.some((part) => candidate[part].length > 2 * MAX_LENGTHS[part]) ||
  candidate.layers.length + candidate.others.length > MOST_NAMED ||
  candidate.value.length > MAX_LENGTHS.problem ||
  [candidate.title, candidate.problem].some((text) => text.trim().length < SHORTEST);

type Check = (candidate: Candidate, grounds: Grounds) => boolean;

/** Why a claim is dropped for its form, in this order. What its words mean is for the second look. */
const FORM: Readonly<Record<string, Check>> = {
  markup: (candidate, { screen }) =>
    PARTS.some((part) => hasMarkup(withoutKnownQuotes(candidate[part], screen))),
  "unknown-guideline": ({ guideline }, { guidelines }) => guidelines.every(({ id }) => id !== guideline),
  "unknown-part": ({ layers }, { screen }) => partsOf(layers, screen).length === 0,
  "other-language": (candidate, { language, screen: { texts } }) =>
    PARTS.some((part) => !isInLanguage(candidate[part], language, texts)) ||
    !isInLanguage(PARTS.map((part) => candidate[part]).join(" "), language, texts),
  measured: (candidate, { screen, measured }) => isToldByRules(candidate, screen, measured),
  duplicate: (candidate, { kept }) => isSaidBefore(candidate, kept),
};

/** The part that a quote is taken from: of several, the one that says least besides. */
const ownerOf = (quote: string, { parts }: SeenScreen): readonly SeenPart[] =>
  parts
    .filter(({ words }) => holds(words, quote))
    .toSorted((a, b) => a.words.length - b.words.length)
    .slice(0, 1);

/** The parts that a claim points at; where there are none of these, the parts that it quotes. */
function layersOf(candidate: Candidate, screen: SeenScreen): string[] {
  const named = partsOf(candidate.layers, screen);
  const parts = named.length > 0 ? named : quotesOf(candidate).flatMap((quote) => ownerOf(quote, screen));
  return [...new Set(parts.map(({ handle }) => handle))].slice(0, MOST_LAYERS);
}

/** A claim that passed: measured true with its numbers, or for eyes, with what code doubts about it. */
export interface KeptClaim {
  readonly candidate: Candidate;
  /** The numbers by which it is true; null: it was not measured. */
  readonly numbers: Numbers | null;
  /** Things of it that code cannot find on the screen. */
  readonly doubts: readonly string[];
}

/** The outcome of a claim: kept, or dropped for a reason, with the numbers by which it is false. */
export type Checked = KeptClaim | { readonly reason: string; readonly numbers?: Numbers };

/** Checks the form of a claim, and measures what it says. */
export function checkCandidate(candidate: Candidate, grounds: Grounds): Checked {
  const { screen } = grounds;
  if (isTooShortOrLong(candidate)) return { reason: "too-short-or-long" };
  const mended: Candidate = {
    ...candidate,
    layers: layersOf(candidate, screen),
    others: partsOf(candidate.others, screen).map(({ handle }) => handle),
  };
  const reason = Object.entries(FORM).find(([, isMet]) => isMet(mended, grounds))?.[0];
  if (reason !== undefined) return { reason };
  const measured = measureClaim(mended, screen);
  if (measured.is === "false") return { reason: "measured-false", numbers: measured };
  return {
    candidate: mended,
    numbers: measured.is === "true" ? measured : null,
    doubts: doubtsOf(mended, grounds),
  };
}
