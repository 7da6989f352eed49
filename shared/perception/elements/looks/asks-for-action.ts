import { ACTION_WORDS, PROMPT_WORDS } from "../../../standards/words/label-words.ts";
import { labelWords } from "../../text/language/label-words.ts";
import type { TextThing } from "../../things/thing.ts";

/** True for “Continue with e-mail”, but neither for “Enter your e-mail” nor for the mere “Login”, which names what to write as well. */
export function asksForAction({ layer }: TextThing): boolean {
  const [first = "", ...others] = labelWords(layer.node.text.characters);
  return ACTION_WORDS.has(first) && !PROMPT_WORDS.has(first) && others.length > 0;
}
