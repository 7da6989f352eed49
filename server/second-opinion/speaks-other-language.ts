import type { Language } from "../../shared/i18n/language.ts";
import { ENGLISH_WORDS } from "../../shared/standards/words-en.ts";
import { FRENCH_WORDS } from "../../shared/standards/words-fr.ts";

const WORDS = { en: ENGLISH_WORDS, fr: FRENCH_WORDS } as const;

const count = (words: readonly string[], language: Language): number =>
  words.filter((word) => WORDS[language].has(word)).length;

/** Whether a text is plainly in the other of our languages. Too little to tell: no. */
export function speaksOtherLanguage(text: string, language: Language): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const other = language === "en" ? "fr" : "en";
  return count(words, other) >= 6 && count(words, other) >= 2 * count(words, language);
}
