import { FIELD_WORDS, PROMPT_WORDS } from "../../../standards/words/label-words.ts";
import { labelWords } from "../../text/language/label-words.ts";
import type { TextThing } from "../../things/thing.ts";

const MOST_WORDS = 5;

/** True when a few words name what is to be written. */
export const saysField = ({ layer }: TextThing): boolean => {
  const words = labelWords(layer.node.text.characters);
  return (
    words.length <= MOST_WORDS &&
    (PROMPT_WORDS.has(words[0] ?? "") || words.some((word) => FIELD_WORDS.has(word)))
  );
};
