import { LANGUAGES, type Language } from "../../i18n/language.ts";
import { openWordSet, type WordSet } from "./automaton.ts";
import english from "./words.en.json" with { type: "json" };
import french from "./words.fr.json" with { type: "json" };

/** Words that people use every day, and all others. */
type SetName = "common" | "rare";

const PACKED = { en: english, fr: french } as const;

/** Unpacking takes some milliseconds, which only the screens that are asked about words pay, once. */
function openedWhenAsked(language: Language, name: SetName): () => WordSet {
  let set: WordSet | undefined;
  return () => (set ??= openWordSet(PACKED[language][name]));
}

const COMMON = { en: openedWhenAsked("en", "common"), fr: openedWhenAsked("fr", "common") };
const RARE = { en: openedWhenAsked("en", "rare"), fr: openedWhenAsked("fr", "rare") };

const isKnown = (word: string, language: Language): boolean =>
  COMMON[language]().has(word) || RARE[language]().has(word);

/** Letters of a language that may be typed as two. */
const LIGATURES: Readonly<Record<Language, readonly (readonly [typed: string, letter: string])[]>> = {
  en: [],
  fr: [
    ["oe", "œ"],
    ["ae", "æ"],
  ],
};

const withLigatures = (word: string, language: Language): string =>
  LIGATURES[language].reduce((written, [typed, letter]) => written.replaceAll(typed, letter), word);

/** True when a language has a word, given in lower case. */
export function isWord(word: string, language: Language): boolean {
  if (isKnown(word, language)) return true;
  const written = withLigatures(word, language);
  return written !== word && isKnown(written, language);
}

/** True when any of the languages has it. */
export const isWordOfAny = (word: string): boolean => LANGUAGES.some((language) => isWord(word, language));

/** True when a word is one that people use every day. */
export const isCommonWord = (word: string, language: Language): boolean => COMMON[language]().has(word);

/** True when a word that people use every day begins with these letters, given in lower case. */
export const beginsCommonWord = (letters: string, language: Language): boolean =>
  COMMON[language]().begins(letters);

/** True when any word of any of the languages begins with these letters, given in lower case. */
export const beginsAnyWord = (letters: string): boolean =>
  LANGUAGES.some((language) => COMMON[language]().begins(letters) || RARE[language]().begins(letters));
