import { FIELD_WORDS } from "../../../standards/words/label-words.ts";
import { asksForAction } from "../../text/language/asks-for-action.ts";
import { rememberedText } from "../../frame/remembered-text.ts";
import { isPrompt, labelWords } from "../../text/language/label-words.ts";
import type { Thing } from "../../things/thing.ts";
import { flag, NOT_THERE, type ElementEvidence } from "./evidence.ts";

const ENDS = [".", "!", "?", ":", ",", "…", "*", ")"];

/** Measures of words, by these alone. */
const measuresOf = rememberedText((characters) => {
  const words = labelWords(characters);
  return {
    words: words.length,
    letters: characters.length,
    isAction: flag(asksForAction(characters)),
    isFieldWord: flag(words.length <= 4 && words.some((word) => FIELD_WORDS.has(word))),
    isPrompt: flag(isPrompt(words)),
    digits: characters.replace(/[^\p{N}]+/gu, "").length / characters.length,
    endsLike: ENDS.indexOf(characters.at(-1) ?? ""),
    startsUpper: flag(/^\p{Lu}/u.test(characters)),
  };
});

const ofWords =
  (name: keyof ReturnType<typeof measuresOf>) =>
  (thing: Thing): number => {
    const { first } = thing.content;
    const characters = first?.layer.node.text.characters.trim();
    return characters ? measuresOf(characters)[name] : NOT_THERE;
  };

/** Evidence by the words of the text that is read first. */
export const WORDS = {
  words: ofWords("words"),
  letters: ofWords("letters"),
  isAction: ofWords("isAction"),
  isFieldWord: ofWords("isFieldWord"),
  isPrompt: ofWords("isPrompt"),
  digits: ofWords("digits"),
  endsLike: ofWords("endsLike"),
  startsUpper: ofWords("startsUpper"),
} satisfies ElementEvidence;
