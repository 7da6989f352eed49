import { ACTION_WORDS, FIELD_WORDS, PROMPT_WORDS } from "../../../standards/label-words.ts";
import { labelWords } from "../../text/label-words.ts";
import type { Thing } from "../../things/thing.ts";
import { flag, NOT_THERE, type Evidence } from "./evidence.ts";
import type { Sight } from "./sight.ts";

const ofWords =
  (measure: (characters: string, words: readonly string[]) => number) =>
  (thing: Thing, sight: Sight): number => {
    const { first } = sight.contentOf(thing);
    const characters = first?.layer.node.text.characters.trim();
    return characters ? measure(characters, labelWords(characters)) : NOT_THERE;
  };

const PRICE = /(^|\s)[-+]?\s?([$€£₽¥₴]|usd|eur|rub|руб)\s?\d|\d\s?([$€£₽¥₴]|usd|eur|rub|руб|р\.)/i;
const TIME = /^\s*\d{1,2}[:.]\d{2}/;

/** What the text that is read first says. */
export const WORDS: Evidence = {
  words: ofWords((_, words) => words.length),
  letters: ofWords((characters) => characters.length),
  isAction: ofWords((_, words) => flag(ACTION_WORDS.has(words[0] ?? ""))),
  isFieldWord: ofWords((_, words) => flag(words.length <= 4 && words.some((word) => FIELD_WORDS.has(word)))),
  isPrompt: ofWords((_, words) => flag(PROMPT_WORDS.has(words[0] ?? ""))),
  endsSentence: ofWords((characters) => flag(/[.!]$/.test(characters))),
  asks: ofWords((characters) => flag(characters.includes("?"))),
  trailsOff: ofWords((characters) => flag(/(…|\.\.\.)$/.test(characters))),
  endsInColon: ofWords((characters) => flag(/[:*]$/.test(characters))),
  isPrice: ofWords((characters) => flag(PRICE.test(characters.slice(0, 40)))),
  isTime: ofWords((characters) => flag(TIME.test(characters))),
  isNumber: ofWords((characters) => flag(/^[\d\s.,%+−-]+$/.test(characters.slice(0, 40)))),
  hasArrow: ofWords((characters) => flag(/[→›»>]\s*$/.test(characters))),
  startsUpper: ofWords((characters) => flag(/^\p{Lu}/u.test(characters))),
};
