import { READING_BOX_WORDS } from "../../../standards/words/control-names.ts";
import { FIELD_WORDS } from "../../../standards/words/label-words.ts";
import { asksForAction } from "../../text/language/asks-for-action.ts";
import { isPrompt, labelWords } from "../../text/language/label-words.ts";
import { nameWords } from "../../text/language/words.ts";
import type { TextThing, Thing } from "../../things/thing.ts";

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

/** True when a few words name what is to be written. */
export const saysField = ({ layer }: TextThing): boolean => {
  const words = labelWords(layer.node.text.characters);
  return words.length <= 5 && (isPrompt(words) || words.some((word) => FIELD_WORDS.has(word)));
};

/** True for “Continue with e-mail”, but neither for “Enter your e-mail” nor for the mere “Login”, which names what to write as well. */
export function namesAction({ layer }: TextThing): boolean {
  const { characters } = layer.node.text;
  const words = labelWords(characters);
  return asksForAction(characters) && !isPrompt(words) && words.length > 1;
}

/** True when the name of a thing says that it is there to be read: “Card 1”, but not “Card number”. */
export function isCalledToRead({ layer }: Thing): boolean {
  const words = nameWords(layer.node.name);
  return (
    words.some((word) => READING_BOX_WORDS.has(word)) &&
    !words.some((word) => FIELD_WORDS.has(word) && !READING_BOX_WORDS.has(word))
  );
}
