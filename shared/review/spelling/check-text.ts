import { capitalised, inCaseOf } from "../../perception/text/formats/in-case-of.ts";
import { LANGUAGES, type Language } from "../../i18n/language.ts";
import { rememberedText } from "../../perception/frame/remembered-text.ts";
import { list } from "../../standards/list.ts";
import { RUSSIAN_SLIPS } from "../../standards/copy/russian-slips.ts";
import { isBuiltOfWords } from "./built-of-words.ts";
import { correctionsOf, type SpellingError } from "./corrections.ts";
import { isCommonWord, isWord, isWordOfAny } from "./words.ts";

/** A word that is misspelt for all we know. */
export interface Misspelling {
  /** As it is written. */
  readonly word: string;
  readonly better: string;
  /** Its place among what the spaces of the text part. */
  readonly at: number;
}

/** The result of a look at the words of a text. */
export interface CheckedText {
  /** How many words were looked up. */
  readonly words: number;
  /** Words in no dictionary, in lower case: names, terms, slips. None of a title, which may be all names. */
  readonly unknown: readonly string[];
  readonly misspellings: readonly Misspelling[];
}

const SHORTEST_WORD = 4;
/** A longer string is no word of these languages, and would take long to correct. */
const LONGEST_WORD = 30;

const MARKS_BEFORE = /^[(["“«‘']+/u;
const MARKS_AFTER = /(?<![)\]"”»’',.;:!?…])[)\]"”»’',.;:!?…]+$/u;
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]|['’]s$/iu;
const LOWER_CASE = /^\p{Ll}+$/u;
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;
const IN_CAPITALS = /^\p{Lu}+$/u;
/** Libraries end like the language they are written in. */
const LIKE_A_LIBRARY = /js$/iu;
/** Shorter names are near too many words. */
const SHORTEST_IN_TITLE = 6;
/** Words that end in an ellipsis may be cut off within. */
const IS_CUT_OFF = /\p{L}(?:…|\.{3})/u;
const ENDS_SENTENCE = /[.!?…]$/u;

/** “realme Buds Air”: a maker may write its name small. */
const beginsName = ([, ...others]: readonly string[]): boolean =>
  others.length > 1 && others.every((one) => !/^\p{Ll}/u.test(one));

/** “Tech'Auto”, “YouTube”: a capital behind a small letter is a maker's, and the word behind it may be, too. */
const IN_A_NAME = /\p{Ll}['’]?\p{Lu}/u;

/** A title has no full stop: “Name Produc.” is cut short by one. */
const IS_SHORTENED = /\p{L}\.$/u;

interface PlacedWord {
  readonly written: string;
  readonly at: number;
}

const wordIn = (chunk: string): string =>
  chunk.replace(MARKS_BEFORE, "").replace(MARKS_AFTER, "").replace(ELIDED, "");

const isOfLength = (word: string, chunk: string, shortest: number): boolean =>
  word.length >= shortest && word.length <= LONGEST_WORD && !IS_CUT_OFF.test(chunk);

/** Numbers, addresses, code and hyphens make a word none of ours. A capital is one’s own only where a sentence begins. */
function wordsToCheck(chunks: readonly string[]): readonly PlacedWord[] {
  return chunks
    .map((chunk, at) => ({ written: wordIn(chunk), at }))
    .filter(({ written: word, at }) => {
      if (!isOfLength(word, chunks[at] ?? "", SHORTEST_WORD)) return false;
      if (LOWER_CASE.test(word))
        return (chunks.length > 1 || word.length >= SHORTEST_IN_TITLE) && !(at === 0 && beginsName(chunks));
      const isFirst = at === 0 || ENDS_SENTENCE.test(chunks[at - 1] ?? "");
      return isFirst && CAPITALISED.test(word) && LOWER_CASE.test(chunks[at + 1] ?? "");
    });
}

const isLongLowerCase = (word: string): boolean => LOWER_CASE.test(word) && word.length >= SHORTEST_WORD;

const MOST_STRANGE = 2 / 3;

/** “Tom Trower”: several words with capitals are a name if people use none every day, or most are in no dictionary. */
function isName(chunks: readonly string[], language: Language): boolean {
  const words = chunks.flatMap((chunk) => chunk.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  const strange = words.filter((word) => !isWord(word, language));
  const isCommon = words.some((word) => isCommonWord(word, language));
  return words.length > 1 && (!isCommon || strange.length > MOST_STRANGE * words.length);
}

/**
 * The words of a text whose long words all have capitals, which tell no names then: a title, one word, a line
 * in capitals. None for other texts.
 */
function wordsOfTitle(chunks: readonly string[]): readonly PlacedWord[] {
  const words = chunks.map((chunk, at) => ({ written: wordIn(chunk), at }));
  if (words.some(({ written }) => isLongLowerCase(written))) return [];
  return words.filter(
    ({ written, at }) =>
      isOfLength(written, chunks[at] ?? "", SHORTEST_IN_TITLE) &&
      (CAPITALISED.test(written) || IN_CAPITALS.test(written)) &&
      !IS_SHORTENED.test(chunks[at] ?? "") &&
      !LIKE_A_LIBRARY.test(written),
  );
}

const SHORTEST_BESIDE_WORDS = 5;
const MOST_BESIDE = 4;

/** A capital after these is a person’s, or a place’s. */
const BEFORE_NAMES: Readonly<Record<Language, string>> = {
  en: "by, with, from, for, to, at, in, of, and, the, hi, hello, hey, dear, meet, ask, call, mr, mrs, ms, dr, st, i, am",
  fr: "par, avec, pour, chez, à, au, de, du, des, en, et, bonjour, salut, cher, chère, m, mme, saint, suis",
};
const ALL_BEFORE_NAMES = list(...Object.values(BEFORE_NAMES));

/** True when the word before one says that it is a name. */
const followsNameWord = (chunks: readonly string[], at: number): boolean => {
  const before = wordIn(chunks[at - 1] ?? "").toLowerCase();
  return at > 0 && (before.length < 2 || ALL_BEFORE_NAMES.has(before));
};

/** A short word with a capital in a few words, all others of which the language has: “lone Coffe”. */
function wordsBesideWords(chunks: readonly string[], language: Language): readonly PlacedWord[] {
  if (chunks.length < 2 || chunks.length > MOST_BESIDE) return [];
  const words = chunks.map((chunk, at) => ({ written: wordIn(chunk), at }));
  // Among small letters capitals may be those of a code.
  const isAllCapitals = words.every(({ written }) => written === written.toUpperCase());
  const strange = words.filter(({ written }) => !isWord(written.toLowerCase(), language));
  return strange.filter(
    ({ written, at }) =>
      strange.length === 1 &&
      isOfLength(written, chunks[at] ?? "", SHORTEST_BESIDE_WORDS) &&
      (CAPITALISED.test(written) || (IN_CAPITALS.test(written) && isAllCapitals)) &&
      !followsNameWord(chunks, at),
  );
}

const ACCENTED: Readonly<Record<string, string>> = { a: "àâ", c: "ç", e: "éèê", i: "î", o: "ô", u: "û" };

/** So long a word is not near an everyday one by chance. */
const SHORTEST_FOREIGN = 7;

/** By these differ words of two languages that have one root: “navigator”, “navigateur”. */
const OF_KIN: ReadonlySet<SpellingError> = new Set(["ending", "vowels"]);

/** A word of another language that few people use there, and that is one slip away from one that people use here. */
const isSlipOfHere = (word: string, language: Language): boolean =>
  word.length >= SHORTEST_FOREIGN &&
  !LANGUAGES.some((other) => isCommonWord(word, other)) &&
  correctionsOf(word, language).some(({ slip }) => !OF_KIN.has(slip));

/** Its own language is asked first: most texts then do not need the other’s words. */
const isLowerCaseWord = (word: string, language: Language): boolean =>
  isWord(word, language) || (isWordOfAny(word) && !isSlipOfHere(word, language));

/** Capitals may go without their accents: “Etat” is right. */
const isCapitalisedWord = (word: string, language: Language): boolean =>
  (ACCENTED[word.charAt(0)] ?? "").split("").some((letter) => isWord(letter + word.slice(1), language));

function isKnown(written: string, language: Language): boolean {
  const word = written.toLowerCase();
  return isLowerCaseWord(word, language) || (word !== written && isCapitalisedWord(word, language));
}

/** By these slips hardly any new word differs from an old one. */
const IN_NO_NEW_WORD: ReadonlySet<SpellingError> = new Set(["swapped", "doubled", "accent"]);

/** English writes the names of days and months with a capital, wherever they stand. */
const NAMES_OF_DAYS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|(?:sept|nov|dec)ember|october)s?$/u;

const asWritten = (written: string, better: string): string =>
  inCaseOf(written, NAMES_OF_DAYS.test(better) ? capitalised(better) : better);

/** By these slips a name beside words of the language hardly differs from a common one. */
const IN_NO_NAME: ReadonlySet<SpellingError> = new Set(["swapped", "not-doubled"]);

function misspellingOf(
  { written, at }: PlacedWord,
  language: Language,
  slips?: ReadonlySet<SpellingError>,
): readonly Misspelling[] {
  const word = written.toLowerCase();
  const all = correctionsOf(word, language);
  // Names double their last letter, and are hardly near a common word by swapped ones: “Adderss”.
  const mayBeName = written !== word && all[0]?.word === word.slice(0, -1);
  const likeliest = mayBeName ? all.find(({ slip }) => slip === "swapped") : all[0];
  if (slips && (!likeliest || !slips.has(likeliest.slip))) return [];
  if (!likeliest || (!IN_NO_NEW_WORD.has(likeliest.slip) && isBuiltOfWords(word, language))) return [];
  // With a vowel more, and another one, it is a name: “Lateralus” is none of “literals”.
  if (written !== word && likeliest.slip === "vowels" && likeliest.word.length < word.length) return [];
  // Capitals may go without all of their accents.
  if (likeliest.slip === "accent" && IN_CAPITALS.test(written)) return [];
  return [{ word: written, better: asWritten(written, likeliest.word), at }];
}

function check(text: string, language: Language): CheckedText {
  const chunks = text.normalize("NFC").split(/\s+/u);
  const words = wordsToCheck(chunks);
  const unknown = words.filter(({ written }) => !isKnown(written, language));
  const places = new Set(words.map(({ at }) => at));
  const ofTitle = wordsOfTitle(chunks).filter(
    ({ written, at }) => !places.has(at) && !isKnown(written, language) && !isName(chunks, language),
  );
  const names = new Set(
    ofTitle.filter((word) => misspellingOf(word, language).length === 0).map(({ at }) => at),
  );
  for (const { at } of ofTitle) places.add(at);
  const besideWords = wordsBesideWords(chunks, language).filter(
    ({ written, at }) => !places.has(at) && !isKnown(written, language) && !isName(chunks, language),
  );
  return {
    words: words.length,
    unknown: unknown.map(({ written }) => written.toLowerCase()),
    misspellings: [
      ...unknown.flatMap((word) => misspellingOf(word, language)),
      // A word behind one that is like none may be of one name: “Brixlen Sutter”.
      ...ofTitle.flatMap((word) =>
        misspellingOf(
          word,
          language,
          names.has(word.at - 1) || IN_A_NAME.test(chunks[word.at - 1] ?? "") ? IN_NO_NAME : undefined,
        ),
      ),
      ...besideWords.flatMap((word) => misspellingOf(word, language, IN_NO_NAME)),
    ],
  };
}

/** A word before a full stop or an ellipsis is left out: it may be an abbreviation, or cut off. */
const RUSSIAN_WORD = /(?<![\p{L}\p{N}-])[\p{Script=Cyrillic}]{2,24}(?![\p{L}\p{N}.…-])/gu;

/** Of Russian no dictionary is at hand, but a list of slips that many people make. */
function checkRussian(text: string): CheckedText {
  const misspellings = text.split(/\s+/u).flatMap((chunk, at) =>
    (chunk.match(RUSSIAN_WORD) ?? []).flatMap((word): readonly Misspelling[] => {
      const better = RUSSIAN_SLIPS.get(word.toLowerCase());
      return better === undefined ? [] : [{ word, better: inCaseOf(word, better), at }];
    }),
  );
  return { words: 0, unknown: [], misspellings };
}

const CHECKS = {
  en: rememberedText((text) => check(text, "en")),
  fr: rememberedText((text) => check(text, "fr")),
  ru: rememberedText(checkRussian),
};

/** Looks up the words of a text. */
export const checkText = (text: string, language: keyof typeof CHECKS): CheckedText => CHECKS[language](text);
