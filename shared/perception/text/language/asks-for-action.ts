import { ACTION_WORDS } from "../../../standards/words/label-words.ts";
import { labelWords } from "./label-words.ts";

/** True of words that ask for something to be done, as “Save” and “Log in” do. */
export const asksForAction = (words: string): boolean => ACTION_WORDS.has(labelWords(words)[0] ?? "");
