import type { Language } from "../../../shared/i18n/language.ts";
import type { Finding } from "../../../shared/review/report.ts";
import { isOurSubject, MAX_LENGTHS, PARTS, type Candidate } from "../candidate.ts";
import type { Guideline } from "../guidelines.ts";
import type { SeenPart, SeenScreen } from "../screen/seen-screen.ts";
import { contradictedFact } from "./facts/against-facts.ts";
import { asksForMeasures } from "./words/asks-for-measures.ts";
import { asksForNothing } from "./words/asks-for-nothing.ts";
import { hasForeignName, hasForeignNumber, type Sources } from "./foreign.ts";
import { hasHearsay } from "./words/has-hearsay.ts";
import { hasMarkup } from "./words/has-markup.ts";
import { isInLanguage } from "./words/is-in-language.ts";
import { MEASURED_SUBJECTS } from "./measured-subjects.ts";
import { namesNothing } from "./words/names-nothing.ts";
import { bare, beforeQuote, holds, quotesIn, unquoted } from "./quotes.ts";
import { isSaidBefore } from "./said-before.ts";
import { saysNothing } from "./words/says-nothing.ts";
import { withoutSentences } from "./words/sentences.ts";

/** The grounds on which a claim is checked. */
export interface Grounds {
  readonly screen: SeenScreen;
  readonly guidelines: readonly Guideline[];
  readonly measured: readonly Finding[];
  readonly language: Language;
  readonly sources: Sources;
  /** The claims that were kept before this one. */
  readonly kept: readonly Candidate[];
}

const MOST_LAYERS = 6;
const SHORTEST = 8;

const partsOf = ({ layers }: Candidate, { parts }: SeenScreen): readonly SeenPart[] =>
  layers.flatMap((handle) => parts.find((part) => part.handle === handle) ?? []);

/** The words of the screen that a claim quotes. */
const quotesOf = ({ title, problem }: Candidate): readonly string[] => quotesIn(`${title}\n${problem}`);

const isAt = (quote: string, { words, wordsAround }: SeenPart): boolean =>
  holds(words, quote) || holds(wordsAround, quote);

const isOnScreen = (quote: string, { texts }: SeenScreen): boolean =>
  texts.some((text) => holds(text, quote));

/** Words that say, before a quote in the same sentence, that it is not there. */
const ABSENT =
  /\b(?:no|not|without|lacks?|lacking|missing|neither|nor|never|aucune?|sans|manquent?|ni|pas|jamais)\b[^.!?]{0,60}$/i;

/** True when a quote stands where it is said to be missing. */
function isSaidToBeMissing({ title, problem }: Candidate, quote: string): boolean {
  return ABSENT.test(unquoted(beforeQuote(`${title}. ${problem}`, quote)));
}

/** Words before a quote that ought to stand there instead: “th” for “the”. */
const PROPOSED =
  /\b(?:for|instead of|rather than|should (?:be|read|say)|meant|and not|au lieu de|plutôt que|pour|devrait (?:être|se lire)|et non)\s*$/i;

/** True when a quote is what ought to stand there, instead of what does. */
function isProposed({ title, problem }: Candidate, quote: string): boolean {
  return PROPOSED.test(beforeQuote(`${title}. ${problem}`, quote));
}

const isMisquoted = (candidate: Candidate, { screen }: Grounds): boolean => {
  const all = quotesOf(candidate);
  const said = all.filter((quote) => isOnScreen(quote, screen) || !isProposed(candidate, quote));
  // Who proposes words must quote those that they are to replace.
  const quotes = said.some((quote) => isOnScreen(quote, screen)) ? said : all;
  const there = quotes.filter((quote) => isOnScreen(quote, screen));
  if (candidate.about !== "missing-information") return there.length < quotes.length;
  // A missing thing has to be named too: beside words that are there, or by a quote of itself.
  return there.length === 0 && !quotes.every((quote) => isSaidToBeMissing(candidate, quote));
};

/** True when the part said to be too quiet weighs more than the one said to be too loud, as far as that is known. */
function isOutweighed(candidate: Candidate, { screen }: Grounds): boolean {
  if (candidate.about !== "emphasis") return false;
  const [first, second] = partsOf(candidate, screen).map(({ weight }) => weight);
  if (first === undefined || first === null) return false;
  return second === undefined || second === null ? first === 100 : first > second;
}

function isMeasured({ about, layers }: Candidate, { screen, measured }: Grounds): boolean {
  const rules = MEASURED_SUBJECTS[about] ?? [];
  const first = screen.parts.find(({ handle }) => handle === layers[0]);
  return measured.some(
    (finding) =>
      rules.includes(finding.rule) && finding.layers.some(({ id }) => first?.layerIds.includes(id)),
  );
}

/** An address that stands on the screen may be quoted. */
const withoutKnownQuotes = (text: string, screen: SeenScreen): string =>
  quotesIn(text)
    .filter((quote) => isOnScreen(quote, screen))
    .reduce((left, quote) => left.replace(quote, ""), text);

/** Said before anything is looked for in it: a book takes long to read. */
const isTooShortOrLong = (candidate: Candidate): boolean =>
  PARTS.some((part) => candidate[part].length > 2 * MAX_LENGTHS[part]) ||
  candidate.layers.length > 4 * MOST_LAYERS ||
  [candidate.title, candidate.problem].some((text) => text.trim().length < SHORTEST);

type Check = (candidate: Candidate, grounds: Grounds) => boolean;

/**
 * Why a claim is dropped before anybody looks at it again, in this order: form and facts, each of which can be checked
 * against the design. What its words mean is for the second look.
 */
const REASONS: Readonly<Record<string, Check>> = {
  markup: (candidate, { screen }) =>
    PARTS.some((part) => hasMarkup(withoutKnownQuotes(candidate[part], screen))),
  "unknown-guideline": ({ guideline }, { guidelines }) => guidelines.every(({ id }) => id !== guideline),
  "unknown-part": (candidate, { screen }) => partsOf(candidate, screen).length === 0,
  "other-subject": ({ about }) => !isOurSubject(about),
  "other-language": (candidate, { language }) =>
    PARTS.some((part) => !isInLanguage(candidate[part], language)) ||
    !isInLanguage(PARTS.map((part) => candidate[part]).join(" "), language),
  "false-quote": isMisquoted,
  "names-nothing": (candidate, { screen }) => namesNothing(candidate, screen),
  "foreign-number": ({ title, problem }, { sources, screen }) =>
    hasForeignNumber(withoutKnownQuotes(`${title}. ${problem}`, screen), sources),
  hearsay: ({ title, problem }) => hasHearsay(`${title}. ${problem}`),
  "foreign-name": ({ problem }, { sources }) => hasForeignName(problem, sources),
  "against-weight": isOutweighed,
  measured: (candidate, grounds) => isMeasured(candidate, grounds) || asksForMeasures(candidate),
  "asks-for-nothing": asksForNothing,
  "says-nothing": saysNothing,
  duplicate: (candidate, { kept }) => isSaidBefore(candidate, kept),
};

/** The handles that a claim should have: those that exist; where none of them has what it quotes, the parts that do. */
function rightLayers(candidate: Candidate, screen: SeenScreen): readonly string[] {
  const named = partsOf(candidate, screen);
  const quotes = quotesOf(candidate).filter((quote) => bare(quote) !== "");
  const isRight = quotes.length === 0 || quotes.some((quote) => named.some((part) => isAt(quote, part)));
  const owners = quotes.flatMap(
    (quote) =>
      screen.parts
        .filter(({ words }) => holds(words, quote))
        .toSorted((a, b) => a.words.length - b.words.length)[0] ?? [],
  );
  const right = isRight || owners.length === 0 ? named : owners;
  return [...new Set(right.map(({ handle }) => handle))].slice(0, MOST_LAYERS);
}

/** Cuts what `why` and `fix` say of numbers, names and studies that nobody can check. */
const withoutForeign = (text: string, sources: Sources): string =>
  withoutSentences(
    text,
    (sentence) =>
      hasForeignNumber(sentence, sources) ||
      hasForeignName(unquoted(sentence), sources) ||
      hasHearsay(sentence),
  );

/** The outcome of a claim: kept, mended where its form allows it, or dropped for a reason. */
export type Checked =
  | { readonly kept: Candidate; readonly reason?: never }
  | { readonly kept?: never; readonly reason: string };

/** Checks the form of a claim, and its facts against the design. */
export function checkCandidate(candidate: Candidate, grounds: Grounds): Checked {
  const { screen, sources } = grounds;
  if (isTooShortOrLong(candidate)) return { reason: "too-short-or-long" };
  const mended: Candidate = {
    ...candidate,
    layers: [...rightLayers(candidate, screen)],
    why: withoutForeign(candidate.why, sources),
    fix: withoutForeign(candidate.fix, sources),
  };
  const reason =
    Object.entries(REASONS).find(([, isMet]) => isMet(mended, grounds))?.[0] ??
    contradictedFact(mended, screen) ??
    undefined;
  return reason === undefined ? { kept: mended } : { reason };
}
