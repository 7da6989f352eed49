import { COMMON_WORDS_EN, SMALL_WORDS_EN } from "../../../standards/words/words-en.ts";

/** 'Save all changes' or 'Save All Changes'. */
export type LetterCase = "sentence" | "title";

const SHORTEST_TELLING_WORD = 4;

const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);
const isLowerCase = (word: string): boolean => /^\p{Ll}+$/u.test(word);

/** A lower-case word that title case would have capitalised. */
const tellsSentence = (word: string): boolean =>
  isLowerCase(word) &&
  !SMALL_WORDS_EN.has(word) &&
  (word.length >= SHORTEST_TELLING_WORD || COMMON_WORDS_EN.has(word));

/** A capital that is no part of a name. */
const tellsTitle = (word: string): boolean => isCapitalised(word) && COMMON_WORDS_EN.has(word.toLowerCase());

/**
 * The rule that the capitals of an English text follow; undefined when it cannot be told: one word, names only,
 * capitals throughout, or a mixture.
 */
export function letterCase(text: string): LetterCase | undefined {
  const sentences = text.split(/[.!?:–—]\s/);
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const [first, ...rest] = words;
  if (sentences.length > 1 || !first || !/^\p{Lu}/u.test(first)) return undefined;
  const [isSentence, isTitle] = [rest.some(tellsSentence), rest.some(tellsTitle)];
  if (isSentence === isTitle) return undefined;
  return isSentence ? "sentence" : "title";
}
