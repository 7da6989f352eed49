import { readFile } from "node:fs/promises";
import type { Language } from "../../shared/i18n/language.ts";
import { expandDictionary, type Forms } from "./expand-dictionary.ts";
import { spellingsOf } from "./other-spellings.ts";

/** The words of a language in lower case, sorted by code unit. */
export interface WordSets {
  /** The words that a writer may well have meant. */
  readonly common: readonly string[];
  /** All other words that are right. */
  readonly rare: readonly string[];
}

/** Shorter words are judged by no rule, and build no others. */
const SHORTEST = 3;

/** Letters that words of the language have: others belong to units, foreign names and phonetics. */
const LETTERS: Readonly<Record<Language, RegExp>> = {
  en: /^[a-zàâçèéêïñ]+$/u,
  fr: /^[a-zàâäæçèéêëîïñôöùûüÿœ]+$/u,
};

async function readWords(name: string, language: Language): Promise<readonly string[]> {
  const text = await readFile(new URL(`${name}.${language}.txt`, import.meta.url), "utf8");
  return text.split(/\s+/).filter((word) => word !== "");
}

/** English counts the owner’s `’s` among the forms of a word, and sometimes as its only one. */
const withoutOwner = (word: string): string => word.replace(/'s$/, "");

function wordsIn(forms: readonly string[], language: Language): readonly string[] {
  const words = forms
    .map((form) => withoutOwner(form).toLowerCase())
    .filter((word) => word.length >= SHORTEST && LETTERS[language].test(word))
    .flatMap((word) => spellingsOf(word, language));
  return [...new Set(words)].toSorted((a, b) => (a < b ? -1 : 1));
}

/** Reads all that is known of the words of a language. */
export async function readWordSets(language: Language): Promise<WordSets> {
  const entries = await expandDictionary(language);
  const stems = new Set(await readWords("common-words", language));
  const commonForms = entries.filter(([stem]: Forms) => stems.has(stem)).flat();
  const common = wordsIn(commonForms, language);
  const isCommon = new Set(common);
  const all = wordsIn([...entries.flat(), ...(await readWords("more-words", language))], language);
  return { common, rare: all.filter((word) => !isCommon.has(word)) };
}
