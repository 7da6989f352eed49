import { proseTexts } from "../../../../../perception/copy/copy-texts.ts";
import { textRoles } from "../../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { rememberedText } from "../../../../../perception/frame/remembered-text.ts";
import { textLanguage } from "../../../../../perception/text/language/language.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";

/** Two texts that speak to, or for, the same person in two ways. */
export interface MixedAddress {
  readonly first: TextLayer;
  readonly second: TextLayer;
}

const LONGEST_LABEL_WORDS = 4;
const MINE = { en: /^my (\p{L}{3,})/iu, fr: /^(?:mon|ma|mes) (\p{L}{3,})/iu };
const YOURS = {
  en: /(?<!\p{L})your (\p{L}{3,})/giu,
  fr: /(?<!\p{L})(?:votre|vos|ton|ta|tes) (\p{L}{3,})/giu,
};

/** 'Orders' and 'order' are one thing. */
const thing = (noun: string): string => noun.toLowerCase().replace(/s$/u, "");

const languageOf = (text: TextLayer, frame: Frame): "en" | "fr" | undefined => {
  const language = textLanguage(text, frame);
  return language === "unknown" ? undefined : language;
};

/**
 * True when readers may say the words themselves, as they press or agree to them: 'Start my trial', 'I agree
 * that my data …'.
 */
const mayBeOneself = (text: TextLayer, frame: Frame): boolean =>
  ["button", "label"].includes(textRoles(frame).get(text) ?? "");

function mineIn(text: TextLayer, frame: Frame): string | undefined {
  const language = languageOf(text, frame);
  const words = wordsOf(text);
  if (!language || countWords(words) > LONGEST_LABEL_WORDS || mayBeOneself(text, frame)) return undefined;
  const [, noun] = MINE[language].exec(words) ?? [];
  return noun && thing(noun);
}

const yoursIn = (text: TextLayer, frame: Frame): readonly string[] => {
  const language = languageOf(text, frame);
  if (!language) return [];
  return [...wordsOf(text).matchAll(YOURS[language])].map(([, noun = ""]) => thing(noun));
};

/** The same thing is the reader's own in one place, and the product calls it theirs in another. */
function mineAndYours(frame: Frame): MixedAddress | undefined {
  const yours = new Map<string, TextLayer>();
  const texts = proseTexts(frame);
  for (const text of texts)
    for (const noun of yoursIn(text, frame)) if (!yours.has(noun)) yours.set(noun, text);
  for (const first of texts) {
    const second = yours.get(mineIn(first, frame) ?? "");
    if (second) return { first, second };
  }
  return undefined;
}

const FAMILIAR =
  /(?<![\p{L}’'-])(?:tu|toi|(?<!(?:le|un|du|au|ce|bon|même|quel) )ton|tes|t['’](?:es|as))(?![\p{L}-])|\p{L}-toi(?!\p{L})/iu;
const POLITE = /(?<![\p{L}’'-])(?:vous|votre|vos)(?!\p{L})|\p{L}-vous(?!\p{L})/iu;

const isFamiliar = rememberedText((text) => FAMILIAR.test(text));
const isPolite = rememberedText((text) => POLITE.test(text));

/** French has two words for the one who reads. The rarer of them is named first. */
function familiarAndPolite(frame: Frame): MixedAddress | undefined {
  const texts = proseTexts(frame).filter((text) => textLanguage(text, frame) === "fr");
  const familiar = texts.filter((text) => isFamiliar(wordsOf(text)) && !isPolite(wordsOf(text)));
  const polite = texts.filter((text) => isPolite(wordsOf(text)) && !isFamiliar(wordsOf(text)));
  const [first, second] =
    familiar.length <= polite.length ? [familiar[0], polite[0]] : [polite[0], familiar[0]];
  return first && second ? { first, second } : undefined;
}

/** The ways in which a screen addresses its reader, where it has two of them. */
export const mixedAddresses = computed((frame: Frame): readonly MixedAddress[] =>
  [mineAndYours(frame), familiarAndPolite(frame)].filter((found) => found !== undefined),
);
