import { isCommonWord, isWordOfAny } from "../../../shared/review/spelling/words.ts";
import { LANGUAGES } from "../../../shared/i18n/language.ts";
import type { SeenScreen } from "../screen/seen-screen.ts";
import type { Guideline } from "../guidelines.ts";
import { unquoted } from "./quotes.ts";

/** The sources that the numbers and names of a claim may come from. */
export interface Sources {
  readonly numbers: ReadonlySet<string>;
  /** In px, of sizes that the model was told. */
  readonly lengthsPx: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const NUMBER = /\d+(?:[.,\u00a0\u202f ]\d+)*/g;

/** 1,299.00 and 1299 are one number to people. */
function formsOf(written: string): readonly string[] {
  const digits = written.replaceAll(/\D/g, "");
  const whole = written.replace(/[.,]\d{1,2}$/, "").replaceAll(/\D/g, "");
  return [digits, whole, ...written.split(/\D+/)].map((form) => form.replace(/^0+(?=\d)/, ""));
}

const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? [];

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The numbers and words that a screen, what is said about it, and the guidelines hold. */
export function sourcesOf(
  screen: SeenScreen,
  guidelines: readonly Guideline[],
  said: readonly string[],
): Sources {
  const told = [
    ...screen.texts,
    screen.name,
    ...said,
    ...guidelines.flatMap(({ title, text }) => [title, text]),
  ];
  const lengths = screen.parts.flatMap(({ sizePx, box }) => [sizePx, box.width, box.height]);
  return {
    numbers: new Set(told.flatMap(numbersIn).flatMap(formsOf)),
    lengthsPx: new Set(lengths.map(String)),
    words: new Set([...told, ...screen.parts.map(({ role }) => role)].flatMap(wordsIn)),
  };
}

/** The largest number that may be a count of things: two buttons, four steps. */
const MOST_COUNTED = 12;

const IS_MEASURED = /^\s*(?:%|‰|px|pt|dp|:\s*\d|percent|pour cent|[€$£¥])/i;
const IS_MONEY = /[€$£¥]\s*$/;

function isCount(written: string, before: string, after: string): boolean {
  return (
    /^\d{1,2}$/.test(written) &&
    Number(written) <= MOST_COUNTED &&
    !IS_MEASURED.test(after) &&
    !IS_MONEY.test(before)
  );
}

/** True when two known numbers give this one: a sum that does not add up must be sayable. */
function isComputed(written: string, known: readonly number[]): boolean {
  const wanted = Number(written.replace(",", "."));
  const isIt = (value: number): boolean => Math.abs(value - wanted) < 0.005;
  return known.some((a, i) => known.some((b, j) => i !== j && [a + b, a - b, a * b].some(isIt)));
}

const MOST_KNOWN = 8;

/** True when a text speaks of a number that is neither in the design nor computed from what it says of it. */
export function hasForeignNumber(text: string, { numbers, lengthsPx }: Sources): boolean {
  const found = [...text.matchAll(NUMBER)].map((match) => ({
    written: match[0],
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  }));
  // A part of a number is another number: 3.2 is not the 3 of the design, and 5.00 is its 5.
  const isKnown = (written: string): boolean => {
    const [digits = "", whole = ""] = formsOf(written);
    return numbers.has(digits) || ((whole === digits || /[.,]0{1,2}$/.test(written)) && numbers.has(whole));
  };
  const known = found
    .filter(({ written }) => isKnown(written))
    .slice(0, MOST_KNOWN)
    .map(({ written }) => Number(written.replace(",", ".")));
  return found.some(({ written, before, after }) => {
    if (/^\s*px\b/.test(after) && lengthsPx.has(written)) return false;
    return !isKnown(written) && !isCount(written, before, after) && !isComputed(written, known);
  });
}

const isCommon = (word: string): boolean => LANGUAGES.some((language) => isCommonWord(word, language));

/** Days and months are nobody's names. */
const CALENDAR: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => {
    const nameOf = (options: Intl.DateTimeFormatOptions, day: number, month: number): string =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" })
        .format(new Date(Date.UTC(2024, month, day)))
        .toLowerCase();
    return Array.from({ length: 12 }, (_, index) => [
      nameOf({ month: "long" }, 1, index),
      nameOf({ weekday: "long" }, index + 1, 0),
    ]).flat();
  }),
);

/** Shorter words are in no dictionary of ours. */
const SHORTEST_NAME = 3;

/** True when a word with a capital names somebody: no word of everyday, and none that the design or a guideline has. */
function isForeignName(word: string, isFirst: boolean, { words }: Sources): boolean {
  const small = word.toLowerCase();
  if (
    small.length < SHORTEST_NAME ||
    words.has(small) ||
    CALENDAR.has(small) ||
    /^\p{Lu}{1,5}s?$/u.test(word)
  )
    return false;
  return isFirst ? !isWordOfAny(small) : !isCommon(small);
}

const CAPITAL = /(?<![\p{L}\d'’-])\p{Lu}[\p{L}]+/gu;

/** True when a text names somebody or something that is neither in the design nor in a guideline. */
export function hasForeignName(text: string, sources: Sources): boolean {
  const plain = unquoted(text);
  return [...plain.matchAll(CAPITAL)].some(({ 0: word, index }) =>
    isForeignName(word, /(?:^|[.!?:“”"]\s*)$/.test(plain.slice(0, index)), sources),
  );
}
