import { ACTION_WORDS, FIELD_WORDS, PROMPT_WORDS } from "../../../standards/words/label-words.ts";
import { labelWords } from "../../text/language/label-words.ts";
import type { Thing } from "../../things/thing.ts";
import { flag, NOT_THERE, type ElementEvidence } from "./evidence.ts";
import type { Sight } from "./sight.ts";

const ofWords =
  (measure: (characters: string, words: readonly string[]) => number) =>
  (thing: Thing, sight: Sight): number => {
    const { first } = sight.contentOf(thing);
    const characters = first?.layer.node.text.characters.trim();
    return characters ? measure(characters, labelWords(characters)) : NOT_THERE;
  };

const ENDS = [".", "!", "?", ":", ",", "…", "*", ")"];

/** Evidence by the words of the text that is read first. */
export const WORDS = {
  words: ofWords((_, words) => words.length),
  letters: ofWords((characters) => characters.length),
  isAction: ofWords((_, words) => flag(ACTION_WORDS.has(words[0] ?? ""))),
  isFieldWord: ofWords((_, words) => flag(words.length <= 4 && words.some((word) => FIELD_WORDS.has(word)))),
  isPrompt: ofWords((_, words) => flag(PROMPT_WORDS.has(words[0] ?? ""))),
  digits: ofWords((characters) => characters.replace(/[^\p{N}]+/gu, "").length / characters.length),
  endsLike: ofWords((characters) => ENDS.indexOf(characters.at(-1) ?? "")),
  startsUpper: ofWords((characters) => flag(/^\p{Lu}/u.test(characters))),
} satisfies ElementEvidence;
