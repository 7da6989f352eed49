import { amountOf } from "../../perception/text/formats/amount.ts";
import { type Language, LANGUAGES } from "../../i18n/language.ts";
import { correctionsOf } from "../spelling/corrections.ts";
import { isWord, isWordOfAny } from "../spelling/words.ts";
import { answer, frameOfPart, UNKNOWN, type RelationMeasure } from "./measure.ts";

/** Letters and digits alone: how words are set, and where a line ends, is no difference. */
const bare = (words: string): string =>
  words
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** True when the words of a part are a whole text of its screen more than once; false when they stand in no other one. */
export const repeated: RelationMeasure = ({ parts: [part], value }) => {
  const words = bare(value || part.words);
  const texts = frameOfPart(part).texts.map(({ node }) => bare(node.text.characters));
  const count = texts.filter((text) => text === words).length;
  if (words === "" || count === 0) return UNKNOWN;
  if (count > 1) return answer(true, { count });
  return texts.filter((text) => text.includes(words)).length > 1 ? UNKNOWN : answer(false, { count });
};

/** False when the words that are said to be missing stand on the part. Elsewhere they may be out of reach: that is for eyes. */
export const missing: RelationMeasure = ({ parts: [part], value }) => {
  const words = bare(value);
  return words.length >= 2 && bare(part.words).includes(words) ? answer(false, { count: 1 }) : UNKNOWN;
};

/** Of a text in another language hardly more than half are words of one of ours. */
const MOSTLY = 0.7;

function isMostlyIn(text: string, language: Language): boolean {
  const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  return words.filter((word) => isWord(word, language)).length >= MOSTLY * words.length;
}

/** True when a word is in no dictionary and near to one that is; false when it is one in the language of its text. */
export const misspelled: RelationMeasure = ({ parts: [part], value }) => {
  const word = value.trim().toLowerCase();
  if (!/^[\p{L}'’-]{3,}$/u.test(word) || !bare(part.words).includes(bare(word))) return UNKNOWN;
  if (isWordOfAny(word)) {
    const isKnown = LANGUAGES.some((language) => isWord(word, language) && isMostlyIn(part.words, language));
    return isKnown ? answer(false, { count: 1 }) : UNKNOWN;
  }
  return LANGUAGES.some((language) => correctionsOf(word, language).length > 0)
    ? answer(true, { count: 1 })
    : UNKNOWN;
};

const ROUNDING_CENTS = 1;

/** True when the amounts on the parts do not add up to the one on the other. */
export const sumIsOff: RelationMeasure = ({ parts, others: [total] }) => {
  const amounts = parts.map(({ words }) => amountOf(words));
  const sum = total && amountOf(total.words);
  if (!sum || parts.length < 2) return UNKNOWN;
  let cents = 0;
  for (const amount of amounts) {
    if (!amount || amount.currency !== sum.currency) return UNKNOWN;
    cents += amount.cents;
  }
  return answer(Math.abs(cents - sum.cents) > ROUNDING_CENTS, { sum: cents / 100, total: sum.cents / 100 });
};
