import type { Language } from "../../i18n/language.ts";
import { WORD_ENDINGS, PREFIXES } from "../../standards/words/word-parts.ts";
import { isCommonWord, isWord } from "./words.ts";

const SHORTEST_STEM = 3;
const SHORTEST_REST = 5;
const SHORTEST_PART = 3;

const BEGINS_WITH_VOWEL = /^[aeiouyé]/;

/** “occured” and “arguement” are no forms of a word: the dictionary writes them otherwise. */
const isWrittenOtherwise = (stem: string, ending: string, language: Language): boolean =>
  [stem + stem.slice(-1), `${stem}e`, stem.replace(/e$/, "")].some((other) =>
    isWord(other + ending, language),
  );

/**
 * True of a word that may have endings which the dictionary lacks, by its language. In English only everyday words may: “delvery” and
 * “chaned” would be forms of rare ones. In French any may: its dictionary has all forms of its words, and what it lacks are
 * forms of words from elsewhere.
 */
const TAKES_ENDINGS: Readonly<Record<Language, typeof isWord>> = { en: isCommonWord, fr: isWord };
const takesEndings: typeof isWord = (word, language) => TAKES_ENDINGS[language](word, language);

function hasEnding(word: string, ending: string, language: Language): boolean {
  const stem = word.slice(0, -ending.length);
  if (!word.endsWith(ending) || stem.length < SHORTEST_STEM) return false;
  if (isWrittenOtherwise(stem, ending, language)) return false;
  if (!BEGINS_WITH_VOWEL.test(ending)) return takesEndings(stem, language);
  const once = stem.slice(0, -1);
  return (
    (!stem.endsWith("e") && [stem, `${stem}e`].some((base) => takesEndings(base, language))) ||
    (stem.endsWith("i") && takesEndings(`${once}y`, language)) ||
    (stem.at(-1) === once.at(-1) && takesEndings(once, language) && isWord(`${stem}ed`, language))
  );
}

const splits = (word: string, shortest: number): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - shortest) }, (_, index) => [
    word.slice(0, index + 1),
    word.slice(index + 1),
  ]);

const hasPrefix = (word: string, language: Language): boolean =>
  splits(word, SHORTEST_REST).some(
    ([prefix, rest]) => PREFIXES[language].has(prefix) && isWord(rest, language),
  );

/** The one shorter word that people join to others: “userid”, “emailid”. */
const SHORT_PART = "id";

/** True of a language that joins words without a hyphen. */
const JOINS_WORDS: Readonly<Record<Language, boolean>> = { en: true, fr: false };

const isCompound = (word: string, language: Language): boolean =>
  JOINS_WORDS[language] &&
  splits(word, SHORT_PART.length).some(
    ([first, second]) =>
      first.length >= SHORTEST_PART &&
      isCommonWord(first, language) &&
      (second === SHORT_PART || (second.length >= SHORTEST_PART && isCommonWord(second, language))),
  );

/** True when a word that no dictionary has is made of words that it has: `rebook`, `resizable`, `newsroom`. */
export const isBuiltOfWords = (word: string, language: Language): boolean =>
  WORD_ENDINGS[language].some((ending) => hasEnding(word, ending, language)) ||
  hasPrefix(word, language) ||
  isCompound(word, language);
