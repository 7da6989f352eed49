import type { Language } from "../../i18n/language.ts";
import { beginsAnyWord, beginsCommonWord, isCommonWord, isWord } from "./words.ts";

/**
 * How a word came to be misspelt, the surest first; `cut`: at its end; `lookalike`: a letter that looks like another;
 * `ending`: “e” and “y” at its end; `other`: another consonant in its middle; `vowels`: two of its vowels.
 */
export type SpellingError =
  | "doubled"
  | "not-doubled"
  | "swapped"
  | "accent"
  | "missing"
  | "added"
  | "vowel"
  | "cut"
  | "lookalike"
  | "ending"
  | "other"
  | "vowels";

interface Correction {
  readonly word: string;
  readonly slip: SpellingError;
}

const VOWELS = "aeiouy";
const ALPHABETS: Readonly<Record<Language, string>> = {
  en: "abcdefghijklmnopqrstuvwxyz",
  fr: "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûœ",
};

/** The letters of all alphabets without their accents: asked for every letter in every place of a word. */
const BARE: ReadonlyMap<string, string> = new Map(
  ALPHABETS.fr.split("").map((letter) => [letter, letter.normalize("NFD").charAt(0)]),
);

const withoutAccent = (letter: string): string => BARE.get(letter) ?? letter.normalize("NFD").charAt(0);
const isVowel = (letter: string): boolean => VOWELS.includes(withoutAccent(letter));

/** A short word is near many others: only the surest slips are seen in it. */
const SHORTEST: Readonly<Record<SpellingError, number>> = {
  doubled: 5,
  "not-doubled": 5,
  swapped: 4,
  accent: 5,
  missing: 6,
  added: 7,
  vowel: 7,
  cut: 6,
  lookalike: 7,
  ending: 7,
  other: 10,
  vowels: 9,
};

/** So long a word has no neighbours by chance: those that few people use every day are looked at too. */
const LONG = 10;
const SURE_IN_LONG: ReadonlySet<SpellingError> = new Set(["swapped", "doubled", "not-doubled", "missing"]);

/** As no word begins, nobody’s name and no new word is likely to: another letter in it is a slip in shorter words too. */
const STRANGE = { beginning: 3, shortest: 7 };

const isStrange = (word: string): boolean =>
  word.length >= STRANGE.shortest && !beginsAnyWord(word.slice(0, STRANGE.beginning));

/** With another vowel at its end a word is one of Italian, Spanish or Latin, or a name. */
const ENDINGS: ReadonlySet<string> = new Set("ey");

/** Set in many typefaces these two are one line each. */
const LOOKALIKES: ReadonlySet<string> = new Set(["il", "li"]);

const replaced = (word: string, at: number, letters: string, count: number): string =>
  word.slice(0, at) + letters + word.slice(at + count);

function* editLetter(word: string, at: number, letter: string): Generator<Correction, void, void> {
  const own = word.charAt(at);
  const isInner = at > 0 && at < word.length - 1;
  const isAccent = withoutAccent(letter) === withoutAccent(own);
  if (isAccent) yield { word: replaced(word, at, letter, 1), slip: "accent" };
  else if (isInner && isVowel(letter) && isVowel(own))
    yield { word: replaced(word, at, letter, 1), slip: "vowel" };
  else if (at > 0 && ENDINGS.has(own) && ENDINGS.has(letter))
    yield { word: replaced(word, at, letter, 1), slip: "ending" };
  else if (isInner && LOOKALIKES.has(own + letter))
    yield { word: replaced(word, at, letter, 1), slip: "lookalike" };
  else if (isInner) yield { word: replaced(word, at, letter, 1), slip: "other" };
  if (at === 0) return;
  const isDoubling = letter === own || letter === word.charAt(at - 1);
  yield { word: replaced(word, at, letter, 0), slip: isDoubling ? "not-doubled" : "missing" };
}

/** The words that differ from one by a single accent. */
function* editAccents(word: string, alphabet: string): Generator<Correction, void, void> {
  for (let at = 0; at < word.length; at++)
    for (const letter of alphabet)
      if (withoutAccent(letter) === withoutAccent(word.charAt(at)))
        yield { word: replaced(word, at, letter, 1), slip: "accent" };
}

/**
 * The words that a single slip may have turned into this one, each with the slip. Hardly anybody mistakes the
 * first letter; another last one makes a form.
 */
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

const FEWEST_CONSONANTS = 5;

const consonantsOf = (word: string): string =>
  word
    .split("")
    .filter((letter) => !isVowel(letter))
    .join("");

/** The word with the vowel at a place left out or another one, or with a vowel more before it; each with where it goes on. */
const vowelEditsAt = (word: string, at: number): readonly (readonly [word: string, next: number])[] => [
  ...VOWELS.split("").map((vowel) => [replaced(word, at, vowel, 0), at + 1] as const),
  ...(isVowel(word.charAt(at))
    ? [
        [replaced(word, at, "", 1), at] as const,
        ...VOWELS.split("").map((vowel) => [replaced(word, at, vowel, 1), at + 1] as const),
      ]
    : []),
];

/** Edits from a place on; a way along which no common word begins is not followed. */
function* editVowelsFrom(
  word: string,
  from: number,
  times: number,
  language: Language,
): Generator<Correction, void, void> {
  for (let at = from; at < word.length && beginsCommonWord(word.slice(0, at), language); at++)
    for (const [edited, next] of vowelEditsAt(word, at)) {
      if (times === 1) yield { word: edited, slip: "vowels" };
      else yield* editVowelsFrom(edited, next, times - 1, language);
    }
}

/** So many consonants in one order are hardly those of two words: their vowels may have slipped twice. */
const editVowels = (word: string, language: Language): Iterable<Correction> =>
  word.length < SHORTEST.vowels || consonantsOf(word).length < FEWEST_CONSONANTS
    ? []
    : editVowelsFrom(word, 1, 2, language);

const SURENESS: readonly SpellingError[] = Object.keys(SHORTEST) as SpellingError[];

const isMeant = (word: string, correction: Correction, language: Language): boolean =>
  isCommonWord(correction.word, language) ||
  ((correction.slip === "lookalike" || (word.length >= LONG && SURE_IN_LONG.has(correction.slip))) &&
    isWord(correction.word, language));

const isLongEnough = (word: string, slip: SpellingError): boolean =>
  word.length >= SHORTEST[slip] || (slip === "other" && isStrange(word));

const meantBy = (
  word: string,
  corrections: Iterable<Correction>,
  language: Language,
): readonly Correction[] =>
  [...corrections]
    .filter(
      (correction) =>
        isLongEnough(word, correction.slip) &&
        correction.word !== word &&
        isMeant(word, correction, language),
    )
    .toSorted((a, b) => SURENESS.indexOf(a.slip) - SURENESS.indexOf(b.slip));

/** The words, most of them common, that a misspelt one, in lower case, was probably meant to be, the likeliest first. */
export function correctionsOf(word: string, language: Language): readonly Correction[] {
  const near = meantBy(word, edit(word, ALPHABETS[language]), language);
  return near.length > 0 ? near : meantBy(word, editVowels(word, language), language);
}

/** True when a word, in lower case, was probably meant to have an accent more or another one. */
export const lacksAccent = (word: string, language: Language): boolean =>
  meantBy(word, editAccents(word, ALPHABETS[language]), language).length > 0;
