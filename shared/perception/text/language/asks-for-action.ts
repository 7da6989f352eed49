import { ACTION_WORDS } from "../../../standards/words/label-words.ts";
import { labelWords } from "./label-words.ts";

/**
 * True of words that ask for something to be done, as “Save”, “Log in” and “S’inscrire” do: by the first of them, or the first two.
 * A price may come before, as in “$299 Add to bag”.
 */
export function asksForAction(words: string): boolean {
  const [first = "", second = ""] = labelWords(words).filter((word) => /\p{L}/u.test(word));
  return ACTION_WORDS.has(first) || ACTION_WORDS.has(`${first} ${second}`);
}
