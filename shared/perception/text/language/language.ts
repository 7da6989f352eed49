import { LANGUAGES, type Language } from "../../../i18n/language.ts";
import type { Frame, TextLayer } from "../../frame/frame.ts";
import { isFiller } from "./is-filler.ts";
import { ENGLISH_WORDS } from "../../../standards/words/words-en.ts";
import { FRENCH_WORDS } from "../../../standards/words/words-fr.ts";
import { computed } from "../../frame/computed.ts";
import { rememberedText } from "../../frame/remembered-text.ts";

/** The language of a design's texts, as far as its rules know it. */
export type TextLanguage = Language | "unknown";

/** How many words of a text are of each language. */
interface Evidence {
  readonly known: Readonly<Record<Language, number>>;
  /** Words of other languages, as far as they are known: many of the small words of French are Spanish, too. */
  readonly other: number;
  readonly words: number;
}

/** The small words that texts of a language are full of. */
export const WORDS_OF: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: ENGLISH_WORDS,
  fr: FRENCH_WORDS,
};

const LETTERS_OF: Readonly<Record<Language, string>> = { en: "a-z", fr: "a-zàâæçéèêëîïôœùûÿ" };
const FOREIGN_LETTER = new RegExp(`[^${Object.values(LETTERS_OF).join("")}']`, "u");

/** Small words of languages that are not the product's, which no language of the product has, nor many names of places. */
const OTHER_WORDS: { readonly [Other in Exclude<"pt" | "es" | "it" | "de" | "nl", Language>]: string } = {
  pt: "uma para seu sua seus suas pelo pela como muito você está esta este isso",
  es: "una por pero muy",
  it: "gli che di della più",
  de: "und der für nicht ist ein eine",
  nl: "het een voor niet",
};
const ALL_OTHER_WORDS = new Set(Object.values(OTHER_WORDS).flatMap((words) => words.split(" ")));

const isOfOthers = (word: string): boolean => FOREIGN_LETTER.test(word) || ALL_OTHER_WORDS.has(word);

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\b[ldjmtscn]'|qu'/g, "$& ")
    .match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];

/** A number for each language of the product. */
const ofEach = (count: (language: Language) => number): Readonly<Record<Language, number>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, count(language)])) as Record<Language, number>;

const evidenceIn = rememberedText((text): Evidence => {
  const words = wordsIn(text);
  return {
    known: ofEach((language) => words.filter((word) => WORDS_OF[language].has(word)).length),
    other: words.filter(isOfOthers).length,
    words: words.length,
  };
});

/** So much rarer are words that no language of the product spells in a text of one: names. */
const OF_NAMES = 3;

/** One language must have at least so many words, twice as many as any other, and far more than what is of none. */
const decide = ({ known, other }: Omit<Evidence, "words">, least: number): TextLanguage =>
  LANGUAGES.find(
    (language) =>
      known[language] >= least &&
      known[language] >= OF_NAMES * other &&
      LANGUAGES.every((rival) => rival === language || known[language] >= 2 * known[rival]),
  ) ?? "unknown";

/** The language of most texts of a frame; unknown when there is too little to tell, or in other languages. */
export const frameLanguage = computed(({ texts }: Frame): TextLanguage => {
  const all = texts
    .map(({ node }) => node.text.characters)
    // Latin has many of the small words of French.
    .filter((characters) => !isFiller(characters))
    .map(evidenceIn);
  const sum = (countOf: (evidence: Evidence) => number): number =>
    all.reduce((total, evidence) => total + countOf(evidence), 0);
  return decide(
    {
      known: ofEach((language) => sum(({ known }) => known[language])),
      other: sum(({ other }) => other),
    },
    3,
  );
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
