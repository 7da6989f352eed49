import { LANGUAGES, type Language } from "../../i18n/language.ts";
import { rememberedText } from "../../perception/frame/remembered-text.ts";
import { WORDS_OF } from "../../perception/text/language/language.ts";
import { countWords, lookupForm } from "../../perception/text/language/prose.ts";
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
const CYRILLIC_WORD = /\p{Script=Cyrillic}{4}/u;
const LATIN = /\p{Script=Latin}/u;
/** An address, a handle, a code or a figure is of no language. */
const OF_NO_LANGUAGE = /[\d@_/\\]|\.\p{L}/u;

/** True of a language that goes without its accents too: “reservation”, “evenement”. */
const LEAVES_ACCENTS: Readonly<Record<Language, boolean>> = { en: false, fr: true };

const mayBe = (word: string, language: Language): boolean =>
  isWord(word, language) || (LEAVES_ACCENTS[language] && lacksAccent(word, language));

const isSurely = (word: string, language: Language): boolean =>
  word.length >= SHORTEST_WORD &&
  isCommonWord(word, language) &&
  LANGUAGES.every((other) => other === language || !mayBe(word, other));

/** Both lists and dictionaries of words leave out what the other language has as well. */
function byDictionaries(words: readonly string[]): LabelLanguage | undefined {
  const [own, ...others] = LANGUAGES.filter((language) => words.some((word) => isSurely(word, language)));
  if (!own || others.length > 0) return undefined;
  // “Crea tu password” is neither: a language has every longer word of its labels.
  if (!words.every((word) => word.length < SHORTEST_WORD || mayBe(word, own))) return undefined;
  const isPlain = words.some((word) => isSurely(word, own) && WORDS_OF[own].has(word));
  return { isEnglish: own === "en", isPlain };
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
