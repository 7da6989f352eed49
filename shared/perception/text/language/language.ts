import type { Language } from "../../../i18n/language.ts";
import type { Frame, TextLayer } from "../../frame/frame.ts";
import { isFiller } from "./is-filler.ts";
import { ENGLISH_WORDS } from "../../../standards/words/words-en.ts";
import { FRENCH_WORDS } from "../../../standards/words/words-fr.ts";
import { computed } from "../../frame/computed.ts";
import { rememberedText } from "../../frame/remembered-text.ts";

/** The language of a design's texts, as far as its rules know it. */
export type TextLanguage = Language | "unknown";

interface Evidence {
  readonly en: number;
  readonly fr: number;
  /** Words of other languages, as far as they are known: many of the small words of French are Spanish, too. */
  readonly other: number;
  readonly words: number;
}

const FOREIGN_LETTER = /[^a-zàâæçéèêëîïôœùûÿ']/u;

/** Small words of Portuguese, Spanish, Italian, German and Dutch that are none of English or French, nor of many names of places. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  [
    "uma para seu sua seus suas pelo pela como muito você está esta este isso",
    "una por pero muy gli che di della più und der für nicht ist ein eine het een voor niet",
  ].flatMap((line) => line.split(" ")),
);

const isOfOthers = (word: string): boolean => FOREIGN_LETTER.test(word) || OTHER_WORDS.has(word);

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\b[ldjmtscn]'|qu'/g, "$& ")
    .match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];

const evidenceIn = rememberedText((text): Evidence => {
  const words = wordsIn(text);
  return {
    en: words.filter((word) => ENGLISH_WORDS.has(word)).length,
    fr: words.filter((word) => FRENCH_WORDS.has(word)).length,
    other: words.filter(isOfOthers).length,
    words: words.length,
  };
});

/** So much rarer are words that neither language spells in a text of one: names. */
const OF_NAMES = 3;

/** One language must have at least so many words, twice as many as the other, and far more than what is of neither. */
function decide({ en, fr, other }: Omit<Evidence, "words">, least: number): TextLanguage {
  if (en >= least && en >= 2 * fr && en >= OF_NAMES * other) return "en";
  return fr >= least && fr >= 2 * en && fr >= OF_NAMES * other ? "fr" : "unknown";
}

/** The language of most texts of a frame; unknown when there is too little to tell, or in other languages. */
export const frameLanguage = computed(({ texts }: Frame): TextLanguage => {
  const sum = { en: 0, fr: 0, other: 0 };
  for (const { node } of texts) {
    // Latin has many of the small words of French.
    if (isFiller(node.text.characters)) continue;
    const { en, fr, other } = evidenceIn(node.text.characters);
    sum.en += en;
    sum.fr += fr;
    sum.other += other;
  }
  return decide(sum, 3);
});

/** The language of one text; a short one without evidence is taken to be in the language of its frame. */
export function textLanguage({ node }: TextLayer, frame: Frame): TextLanguage {
  const evidence = evidenceIn(node.text.characters);
  const own = decide(evidence, 2);
  if (own !== "unknown") return own;
  return evidence.words < 8 ? frameLanguage(frame) : "unknown";
}

/** True when a word list of one language may be used on a text: not when the text is in another language. */
export const mayBe = (language: Language, layer: TextLayer, frame: Frame): boolean =>
  [language, "unknown"].includes(textLanguage(layer, frame));
