import { PROMPT_WORDS } from "../../../standards/words/label-words.ts";
import { asksForAction } from "../../text/language/asks-for-action.ts";
import { labelWords } from "../../text/language/label-words.ts";
import type { TextThing } from "../../things/thing.ts";

/** True for “Continue with e-mail”, but neither for “Enter your e-mail” nor for the mere “Login”, which names what to write as well. */
export function namesAction({ layer }: TextThing): boolean {
  const { characters } = layer.node.text;
  const [first = "", ...others] = labelWords(characters);
  return asksForAction(characters) && !PROMPT_WORDS.has(first) && others.length > 0;
}
