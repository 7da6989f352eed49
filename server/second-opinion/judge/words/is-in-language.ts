import { LANGUAGES, type Language } from "../../../../shared/i18n/language.ts";
import { isWord, isWordOfAny } from "../../../../shared/review/spelling/words.ts";
import { unquoted } from "../quotes.ts";

/** Shorter ones are in no dictionary of ours. */
const SHORTEST = 3;

/** Fewer words do not tell. */
const FEWEST_WORDS = 4;

/** Most words of a text are in the dictionary of its language; of another one, hardly more than a third. */
const LEAST_KNOWN = 0.7;

const shareOf = (words: readonly string[], language: Language): number =>
  words.filter((word) => isWord(word, language)).length / words.length;

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/\p{L}+/gu) ?? [];

/**
 * True when a text may be in a language: what it quotes does not count, nor do names, which are words in no language of
 * ours that stand in the texts of the screen. Too little to tell: yes.
 */
export function isInLanguage(text: string, language: Language, texts: readonly string[] = []): boolean {
  const names = new Set(texts.flatMap(wordsIn).filter((word) => !isWordOfAny(word)));
  const long = wordsIn(unquoted(text)).filter((word) => word.length >= SHORTEST && !names.has(word));
  if (long.length < FEWEST_WORDS) return true;
  const own = shareOf(long, language);
  return own >= LEAST_KNOWN && LANGUAGES.every((other) => own >= shareOf(long, other) - 0.15);
}
