import { LANGUAGES, type Language } from "../../../../shared/i18n/language.ts";
import { isWord } from "../../../../shared/review/spelling/words.ts";
import { unquoted } from "../quotes.ts";

/** Shorter ones are in no dictionary of ours. */
const SHORTEST = 3;

/** Fewer words do not tell. */
const FEWEST_WORDS = 4;

/** Most words of a text are in the dictionary of its language; of another one, hardly more than a third. */
const LEAST_KNOWN = 0.7;

const shareOf = (words: readonly string[], language: Language): number =>
  words.filter((word) => isWord(word, language)).length / words.length;

/** True when a text may be in a language: what it quotes does not count. Too little to tell: yes. */
export function isInLanguage(text: string, language: Language): boolean {
  const words =
    unquoted(text)
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\p{L}+/gu) ?? [];
  const long = words.filter((word) => word.length >= SHORTEST);
  if (long.length < FEWEST_WORDS) return true;
  const own = shareOf(long, language);
  return own >= LEAST_KNOWN && LANGUAGES.every((other) => own >= shareOf(long, other) - 0.15);
}
