import { amountOf } from "../../perception/text/formats/amount.ts";
import { LANGUAGES } from "../../i18n/language.ts";
import { correctionsOf } from "../spelling/corrections.ts";
import { isWordOfAny } from "../spelling/words.ts";
import { answer, frameOfPart, UNKNOWN, type RelationMeasure } from "./measure.ts";

/** Letters and digits alone: how words are set, and where a line ends, is no difference. */
const bare = (words: string): string =>
  words
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** True when the words of a part stand on its screen more than once. */
export const repeated: RelationMeasure = ({ parts: [part], value }) => {
  const words = bare(value || part.words);
  if (words === "") return UNKNOWN;
  const times = frameOfPart(part).texts.filter(({ node }) => bare(node.text.characters) === words).length;
  return times === 0 ? UNKNOWN : answer(times > 1, { count: times });
};

/** False when the words that are said to be missing stand on the screen. That others ought to stand there is for eyes. */
export const missing: RelationMeasure = ({ parts: [part], value }) => {
  const words = bare(value);
  if (words.length < 2) return UNKNOWN;
  const times = frameOfPart(part).texts.filter(({ node }) => bare(node.text.characters) === words).length;
  return times > 0 ? answer(false, { count: times }) : UNKNOWN;
};

/** True when a word is in no dictionary and near to one that is. */
export const misspelled: RelationMeasure = ({ parts: [part], value }) => {
  const word = value.trim().toLowerCase();
  if (!/^[\p{L}'’-]{3,}$/u.test(word) || !bare(part.words).includes(bare(word))) return UNKNOWN;
  if (isWordOfAny(word)) return answer(false, { count: 1 });
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
