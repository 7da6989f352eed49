import { FIELD_WORDS } from "../../../standards/words/label-words.ts";
import { isPrompt, labelWords } from "../../text/language/label-words.ts";

const EXAMPLE =
  /^(e\.?g\.?|for example|ex\.|par ex|p\. ex|z\. ?b)[\s:,.]|^(you|your|name|vous|nom)@|@(example|exemple|domain)\./i;
const GOES_ON = /(…|\.\.\.)$/;
/** Words that a component holds before anybody uses it. */
const UNUSED = /^(placeholder|value|input|text)( text| value)?$/i;
/** A request to enter something has no more words, unless it gives an example. */
const MOST_WORDS = 3;

const namesField = (characters: string): boolean =>
  !/[\d@]/.test(characters) && labelWords(characters).some((word) => FIELD_WORDS.has(word));

/**
 * True when words in a field say what to enter, or give an example of it: “Enter your name”, “Email”,
 * “you@example.com”. Other words may stand in for a value as well, or be one.
 */
export function asksForEntry(characters: string): boolean {
  const line = characters.trim();
  const words = labelWords(line);
  if (EXAMPLE.test(line) || UNUSED.test(line) || isPrompt(words)) return true;
  return words.length <= MOST_WORDS && (GOES_ON.test(line) || namesField(line));
}
