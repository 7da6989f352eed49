import { ACTION_WORDS } from "../../../standards/words/label-words.ts";
import { labelWords } from "./label-words.ts";

/** True of words that ask for something to be done, as “Save”, “Log in” and “S’inscrire” do: by the first of them, or the first two. */
export function asksForAction(words: string): boolean {
  const [first = "", second = ""] = labelWords(words);
  return ACTION_WORDS.has(first) || ACTION_WORDS.has(`${first} ${second}`);
}
