import type { Language } from "../../i18n/language.ts";
import { isCommonWord, isWord } from "./words.ts";

/** How a word came to be misspelt, the surest first; `cut`: at its end; `other`: another consonant in its middle. */
export type SpellingError =
  | "swapped"
  | "doubled"
  | "not-doubled"
  | "accent"
  | "missing"
  | "added"
  | "vowel"
  | "cut"
  | "other";

interface Correction {
  readonly word: string;
  readonly slip: SpellingError;
}

const VOWELS = "aeiouy";
const ALPHABETS: Readonly<Record<Language, string>> = {
  en: "abcdefghijklmnopqrstuvwxyz",
  fr: "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûœ",
};

const withoutAccent = (letter: string): string => letter.normalize("NFD").charAt(0);
const isVowel = (letter: string): boolean => VOWELS.includes(withoutAccent(letter));

/** A short word is near many others: only the surest slips are seen in it. */
const SHORTEST: Readonly<Record<SpellingError, number>> = {
  swapped: 4,
  doubled: 5,
  "not-doubled": 5,
  accent: 5,
  missing: 6,
  added: 7,
  vowel: 7,
  cut: 6,
  other: 10,
};

/** So long a word has no neighbours by chance: those that few people use every day are looked at too. */
const LONG = 10;
const SURE_IN_LONG: ReadonlySet<SpellingError> = new Set(["swapped", "doubled", "not-doubled", "missing"]);

const replaced = (word: string, at: number, letters: string, count: number): string =>
  word.slice(0, at) + letters + word.slice(at + count);

function* editLetter(word: string, at: number, letter: string): Generator<Correction, void, void> {
  const own = word.charAt(at);
  const isInner = at > 0 && at < word.length - 1;
  const isAccent = withoutAccent(letter) === withoutAccent(own);
  if (isAccent) yield { word: replaced(word, at, letter, 1), slip: "accent" };
  else if (isInner && isVowel(letter) && isVowel(own))
    yield { word: replaced(word, at, letter, 1), slip: "vowel" };
  else if (isInner) yield { word: replaced(word, at, letter, 1), slip: "other" };
  if (at === 0) return;
  const isDoubling = letter === own || letter === word.charAt(at - 1);
  yield { word: replaced(word, at, letter, 0), slip: isDoubling ? "not-doubled" : "missing" };
}

/** What a single slip may have made of a word. Hardly anybody mistakes the first letter; another last one makes a form. */
function* edit(word: string, alphabet: string): Generator<Correction, void, void> {
  const last = word.length - 1;
  for (let at = 0; at <= last; at++) {
    const [own, next] = [word.charAt(at), word.charAt(at + 1)];
    if (at > 0 && at < last) yield { word: replaced(word, at, next + own, 2), slip: "swapped" };
    const isTwin = own === word.charAt(at - 1);
    if (isTwin && at > 1) yield { word: replaced(word, at, "", 1), slip: "doubled" };
    if (!isTwin && at > 0 && at < last) yield { word: replaced(word, at, "", 1), slip: "added" };
    for (const letter of alphabet) yield* editLetter(word, at, letter);
  }
  // A silent letter too many comes first: “focuse” has lost none.
  if (word.endsWith("e")) yield { word: word.slice(0, -1), slip: "cut" };
  for (const letter of alphabet)
    yield { word: word + letter, slip: letter === word.charAt(last) ? "not-doubled" : "cut" };
}

const SURENESS: readonly SpellingError[] = Object.keys(SHORTEST) as SpellingError[];

const isMeant = (word: string, correction: Correction, language: Language): boolean =>
  isCommonWord(correction.word, language) ||
  (word.length >= LONG && SURE_IN_LONG.has(correction.slip) && isWord(correction.word, language));

/** The words, most of them common, that a misspelt one, in lower case, was probably meant to be, the likeliest first. */
export function correctionsOf(word: string, language: Language): readonly Correction[] {
  return [...edit(word, ALPHABETS[language])]
    .filter(
      (correction) =>
        word.length >= SHORTEST[correction.slip] &&
        correction.word !== word &&
        isMeant(word, correction, language),
    )
    .toSorted((a, b) => SURENESS.indexOf(a.slip) - SURENESS.indexOf(b.slip));
}
