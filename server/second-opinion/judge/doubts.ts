import type { Candidate } from "../candidate.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import { partsOf, type SeenPart, type SeenScreen } from "../screen/seen-screen.ts";
import { fixesOf } from "./fixes-of.ts";
import { bare, holds, quotesOf, unquoted } from "./quotes.ts";

const NUMBER = /\d+(?:[.,:\u00a0\u202f ]\d+)*/g;

/** A length may be computed from places and sizes, and a colour is told as data: no screen has to say them. */
const LENGTH = /\d+(?:[.,]\d+)?\s?px\b|#[0-9a-f]{3,8}\b/gi;

/** The words of a claim that say what is; what is proposed may be new. */
const FACTS = ["title", "problem", "why"] as const;

/** A smaller number may count anything: two buttons, four steps. */
const LARGEST_COUNT = 12;

/** 1,299.00 and 1299 are one number to people. */
const plain = (written: string): string =>
  written
    .replace(/[.,]0{1,2}$/, "")
    .replaceAll(/\D/g, "")
    .replace(/^0+(?=\d)/, "");

const numbersIn = (text: string): readonly string[] => (text.match(NUMBER) ?? []).map(plain);

/** The numbers that a screen, and what is said about it, hold; sizes, places and weights as they were told among them. */
export function knownNumbers(screen: SeenScreen, said: readonly string[]): ReadonlySet<string> {
  const told = screen.parts.flatMap(({ sizePx, box, weight }) => [
    ...Object.values(box).flatMap((length) => [length, Math.round(length)]),
    sizePx,
    weight ?? 0,
  ]);
  return new Set([...screen.texts, screen.name, ...said, ...told.map(String)].flatMap(numbersIn));
}

/** The quotes of a claim that stand nowhere on the screen. Words that it is about need not: they may be missing. */
const foreignQuotes = (candidate: Candidate, { texts }: SeenScreen): readonly string[] =>
  quotesOf(candidate).filter(
    (quote) => bare(quote) !== bare(candidate.value) && !texts.some((text) => holds(text, quote)),
  );

const isAt = (quote: string, { words, wordsAround }: SeenPart): boolean =>
  holds(words, quote) || holds(wordsAround, quote);

/** True when a claim about words quotes others of the screen than those that it points at. */
function pointsBeside(candidate: Candidate, screen: SeenScreen): boolean {
  const named = partsOf(candidate.layers, screen);
  const quotes = quotesOf(candidate).filter((quote) => screen.texts.some((text) => holds(text, quote)));
  return (
    quotes.length > 0 &&
    candidate.relation !== "missing" &&
    named.every((part) => part.words !== "" && !quotes.some((quote) => isAt(quote, part)))
  );
}

/** True when the changes that a claim asks for cannot be made, or do not mend it as it is measured. */
const isNotMended = (candidate: Candidate, screen: SeenScreen, language: Language): boolean =>
  candidate.fixes.length > 0 && fixesOf(candidate, screen, language).length === 0;

/** True when words that are said to be missing stand somewhere on the screen. */
const standsElsewhere = ({ relation, value }: Candidate, { texts }: SeenScreen): boolean =>
  relation === "missing" && bare(value) !== "" && texts.some((text) => bare(text) === bare(value));

/** A screen with all numbers that may be said of it, and the language that is asked for. */
interface Known {
  readonly screen: SeenScreen;
  readonly knownNumbers: ReadonlySet<string>;
  readonly language: Language;
}

/** The things that code cannot find or make on the screen, as a second look is told them: it decides what they are worth. */
export function doubtsOf(
  candidate: Candidate,
  { screen, knownNumbers: known, language }: Known,
): readonly string[] {
  const words = FACTS.map((part) => candidate[part]).join("\n");
  const numbers = numbersIn(unquoted(words).replaceAll(LENGTH, "")).filter(
    (number) => number !== "" && Number(number) > LARGEST_COUNT && !known.has(number),
  );
  return [
    ...foreignQuotes(candidate, screen).map((quote) => `“${quote}” stands nowhere on the screen`),
    ...(pointsBeside(candidate, screen) ? ["none of the quoted words stand at its parts"] : []),
    ...[...new Set(numbers)].map((number) => `${number} stands nowhere on the screen`),
    ...(standsElsewhere(candidate, screen) ? [`“${candidate.value}” stands elsewhere on the screen`] : []),
    ...(isNotMended(candidate, screen, language)
      ? ["its fixes cannot be made on these parts, or do not do it"]
      : []),
  ];
}
