import { asksForAction } from "../../text/language/asks-for-action.ts";
import { isPrompt, labelWords } from "../../text/language/label-words.ts";
import type { TextThing } from "../../things/thing.ts";

/** True for “Continue with e-mail”, but neither for “Enter your e-mail” nor for the mere “Login”, which names what to write as well. */
export function namesAction({ layer }: TextThing): boolean {
  const { characters } = layer.node.text;
  const words = labelWords(characters);
  return asksForAction(characters) && !isPrompt(words) && words.length > 1;
}
