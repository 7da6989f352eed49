import type { Language } from "../../i18n/language.ts";
import { rememberedText } from "../../perception/frame/remembered-text.ts";
import { countWords, lookupForm } from "../../perception/text/language/prose.ts";
import { ENGLISH_WORDS } from "../../standards/words/words-en.ts";
import { FRENCH_WORDS } from "../../standards/words/words-fr.ts";
import { INTERFACE_WORDS } from "../../standards/words/interface-words.ts";
import { lacksAccent } from "./corrections.ts";
import { isCommonWord, isWord } from "./words.ts";

/** The side that the words of a short label surely are on. */
interface LabelLanguage {
  readonly isEnglish: boolean;
  /** True of what interfaces say, or of a small word: no name, and no title. */
  readonly isPlain: boolean;
}

const MOST_WORDS = 4;

const SHORTEST_WORD = 4;
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = { en: ENGLISH_WORDS, fr: FRENCH_WORDS };
const CYRILLIC_WORD = /\p{Script=Cyrillic}{4}/u;
const LATIN = /\p{Script=Latin}/u;
/** An address, a handle, a code or a figure is of no language. */
const OF_NO_LANGUAGE = /[\d@_/\\]|\.\p{L}/u;

/** French may go without its accents: “reservation”, “evenement”. */
const isFrenchWithoutAccents = (word: string): boolean => lacksAccent(word, "fr");

function isSurely(word: string, language: Language): boolean {
  if (word.length < SHORTEST_WORD || !isCommonWord(word, language)) return false;
  if (language === "fr") return !isWord(word, "en");
  return !isWord(word, "fr") && !isFrenchWithoutAccents(word);
}

/** Both lists and dictionaries of words leave out what the other language has as well. */
function byDictionaries(words: readonly string[]): LabelLanguage | undefined {
  const sure = {
    en: words.filter((word) => isSurely(word, "en")),
    fr: words.filter((word) => isSurely(word, "fr")),
  };
  if (sure.en.length > 0 === sure.fr.length > 0) return undefined;
  const own = sure.en.length > 0 ? "en" : "fr";
  // “Crea tu password” is neither: a language has every longer word of its labels.
  if (
    !words.every(
      (word) =>
        word.length < SHORTEST_WORD || isWord(word, own) || (own === "fr" && isFrenchWithoutAccents(word)),
    )
  )
    return undefined;
  return { isEnglish: own === "en", isPlain: sure[own].some((word) => SMALL_WORDS[own].has(word)) };
}

/**
 * English or another language, for a label of few words; undefined where both may have them. Which other one it is stays
 * open: “Adresse” is French and German, and Portuguese shares many words with French.
 */
export const labelLanguage = rememberedText((label): LabelLanguage | undefined => {
  if (countWords(label) > MOST_WORDS || OF_NO_LANGUAGE.test(label)) return undefined;
  const form = lookupForm(label);
  if (CYRILLIC_WORD.test(form)) return LATIN.test(form) ? undefined : { isEnglish: false, isPlain: true };
  const listed = Object.keys(INTERFACE_WORDS).filter((language) => INTERFACE_WORDS[language]?.has(form));
  if (listed.length === 0) return byDictionaries(form.match(/\p{L}+/gu) ?? []);
  const isEnglish = listed.includes("en");
  return isEnglish && listed.length > 1 ? undefined : { isEnglish, isPlain: true };
});
