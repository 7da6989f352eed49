import type { HouseWord } from "../../house-rules/house-rules.ts";
import { groupBy } from "../../group-by.ts";
import { rememberedObject } from "../../perception/frame/remembered-object.ts";
import { isWordOfAny } from "../spelling/words.ts";

/** A place in a text where the house has another word. */
export interface OtherWord {
  readonly word: HouseWord;
  readonly at: number;
  readonly found: string;
  /** With the capitals of what was found. */
  readonly better: string;
}

interface Token {
  readonly word: string;
  readonly at: number;
  readonly end: number;
}

/** Words in a row that are looked for, by their letters and what stands between them. */
interface Term {
  readonly tokens: readonly string[];
  readonly gaps: readonly string[];
  readonly word: HouseWord;
  /** It is the word of the house itself. */
  readonly isSaid: boolean;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/gu, " ").replaceAll("’", "'");

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: found, index }) => ({
    word: plain(found),
    at: index,
    end: index + found.length,
  }));

const gapsOf = (text: string, tokens: readonly Token[]): readonly string[] =>
  tokens.slice(1).map(({ at }, index) => plain(text.slice(tokens[index]?.end, at)));

function termOf(text: string, word: HouseWord, isSaid: boolean): Term {
  const tokens = tokensOf(text);
  return { tokens: tokens.map((token) => token.word), gaps: gapsOf(text, tokens), word, isSaid };
}

const PARTS = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu;
const MOST_PARTS = 4;

/** How people write a word otherwise that is written in one way: `email`, `e mail`, `E-Mail`. */
function variantsOf({ say }: HouseWord): readonly string[] {
  const parts = say.match(PARTS) ?? [];
  if (parts.length > MOST_PARTS) return [say];
  // A name that is a word of every day, such as “Drive”, is that word elsewhere.
  if (parts.length < 2 && isWordOfAny(say.toLowerCase())) return [];
  return [say, parts.join(""), parts.join(" "), parts.join("-")];
}

const isWrittenOneWay = ({ kind }: HouseWord): boolean => kind === "exact" || kind === "name";

const termsOf = (word: HouseWord): readonly Term[] => [
  ...(word.never ?? []).map((one) => termOf(one, word, false)),
  ...(isWrittenOneWay(word)
    ? variantsOf(word).map((one) => termOf(one, word, false))
    : [termOf(word.say, word, true)]),
];

/** The terms of a house: how many words they have, the most first, by the first of these; and the terms by all of theirs. */
interface TermIndex {
  readonly lengths: ReadonlyMap<string, readonly number[]>;
  readonly terms: ReadonlyMap<string, readonly Term[]>;
}

const keyOf = (tokens: readonly string[]): string => tokens.join(" ");

const indexOf = rememberedObject((words: readonly HouseWord[]): TermIndex => {
  const all = words.flatMap(termsOf).filter(({ tokens }) => tokens.length > 0);
  const byFirst = groupBy(all, ({ tokens: [first = ""] }) => first);
  return {
    lengths: new Map(
      [...byFirst].map(([first, terms]) => [
        first,
        [...new Set(terms.map(({ tokens }) => tokens.length))].toSorted((one, other) => other - one),
      ]),
    ),
    // Of two alike the one that is said counts.
    terms: groupBy(
      all.toSorted((one, other) => Number(other.isSaid) - Number(one.isSaid)),
      ({ tokens }) => keyOf(tokens),
    ),
  };
});

const isCapitals = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
const isSmall = (text: string): boolean => !/\p{Lu}/u.test(text);
const capitalised = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

const startsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?…:]\s+|\n\s*)[^\p{L}\p{N}]*$/u.test(text.slice(Math.max(0, at - 20), at)) &&
  (at <= 20 || /[.!?…:\n]/u.test(text.slice(at - 20, at)));

/** A word of the house with the capitals of what it stands in place of. */
function inCaseOf(found: string, { say }: HouseWord): string {
  if (isCapitals(found) && !isCapitals(say)) return say.toUpperCase();
  if (isSmall(found)) return /^\p{Lu}\P{Lu}*$/u.test(say) ? say.toLowerCase() : say;
  return /^\p{Lu}/u.test(found) ? capitalised(say) : say;
}

/** The way in which a word that is written in one way stands at a place: with a capital where a sentence begins. */
const asWritten = ({ say }: HouseWord, text: string, at: number): string =>
  isSmall(say) && startsSentence(text, at) ? capitalised(say) : say;

/** The longest term that begins at one of the words of a text. */
function termAt(
  { lengths, terms }: TermIndex,
  text: string,
  all: readonly Token[],
  at: number,
): Term | undefined {
  for (const length of lengths.get(all[at]?.word ?? "") ?? []) {
    const tokens = all.slice(at, at + length);
    const gaps = gapsOf(text, tokens);
    const found = terms
      .get(keyOf(tokens.map(({ word }) => word)))
      ?.find((term) => term.gaps.every((gap, index) => gap === gaps[index]));
    if (found) return found;
  }
  return undefined;
}

function judge({ word, isSaid }: Term, text: string, at: number, found: string): OtherWord | undefined {
  if (!isWrittenOneWay(word)) return isSaid ? undefined : { word, at, found, better: inCaseOf(found, word) };
  const better = asWritten(word, text, at);
  const isRight =
    found === better || found === word.say || (isCapitals(text) && found === word.say.toUpperCase());
  return isRight ? undefined : { word, at, found, better };
}

/** The places of a text where some words of a house are written otherwise, from left to right. */
export function findWords(text: string, words: readonly HouseWord[]): readonly OtherWord[] {
  const index = indexOf(words);
  const all = tokensOf(text);
  const others: OtherWord[] = [];
  for (let place = 0; place < all.length;) {
    const first = all[place];
    const term = termAt(index, text, all, place);
    const last = all[place + (term?.tokens.length ?? 1) - 1];
    place += term?.tokens.length ?? 1;
    if (!term || !first || !last) continue;
    const other = judge(term, text, first.at, text.slice(first.at, last.end));
    if (other) others.push(other);
  }
  return others;
}
