import { capitalised } from "../../../perception/text/formats/in-case-of.ts";
import { letterCase } from "../../../perception/text/formats/letter-case.ts";
import { SMALL_WORDS_EN } from "../../../standards/words/words-en.ts";
import { isWordOfAny } from "../../spelling/words.ts";

const WORD = /\p{L}[\p{L}'’]*/gu;

const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
const startsSmall = (text: string): boolean => /^\P{L}*\p{Ll}/u.test(text);

/** Capitals in the middle of a word are part of a name: `iPhone`, `PayPal`, `VAT`. */
const isPlain = (word: string): boolean => /^\p{L}\p{Ll}*$/u.test(word) && isWordOfAny(word.toLowerCase());

const asSentence = (text: string): string => {
  let index = 0;
  return text.replace(WORD, (word) => (index++ > 0 && isPlain(word) ? word.toLowerCase() : word));
};

/** Within a word, as in “E-mail”, no capital comes. */
const asTitle = (text: string): string =>
  text.replace(WORD, (word, at: number) =>
    (at > 0 && SMALL_WORDS_EN.has(word)) || text[at - 1] === "-" ? word : capitalised(word),
  );

/** A text in capitals loses them only where each of its words is one of a dictionary. */
function fromCapitals(text: string): string {
  const words = text.match(WORD) ?? [];
  if (!words.every((word) => isWordOfAny(word.toLowerCase()))) return text;
  return text.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** A text with the capitals of another one of its kind; the same text where that cannot be told without doubt. */
export function likeCase(text: string, usual: string): string {
  if (isCapitals(usual)) return text.toUpperCase();
  const plain = isCapitals(text) ? fromCapitals(text) : text;
  const first = startsSmall(usual) ? /^(\P{L}*)(\p{L})/u : undefined;
  if (first && !isCapitals(text))
    return plain.replace(first, (_, before: string, letter: string) => before + letter.toLowerCase());
  const begun = plain.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  const way = letterCase(usual);
  if (way === "title") return asTitle(begun);
  return way === "sentence" || letterCase(text) === "title" ? asSentence(begun) : begun;
}
