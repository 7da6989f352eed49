import { LANGUAGES, type Language } from "../../../../../i18n/language.ts";
import { proseTexts } from "../../../../../perception/copy/copy-texts.ts";
import { textRoles } from "../../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { textLanguage } from "../../../../../perception/text/language/language.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";

/** Two texts that speak to, or for, the same person in two ways. */
interface MixedAddress {
  readonly first: TextLayer;
  readonly second: TextLayer;
  /** “My orders” as the name of a place is what everybody is used to, whatever the sentences say. */
  readonly isUsual?: true;
}

const LONGEST_LABEL_WORDS = 4;
const OWN_WORDS: Readonly<Record<Language, { readonly mine: string; readonly yours: string }>> = {
  en: { mine: "my", yours: "your" },
  fr: { mine: "mon|ma|mes", yours: "votre|vos|ton|ta|tes" },
};
const OWN = Object.values(OWN_WORDS);
const MINE = new RegExp(`^(?:${OWN.map(({ mine }) => mine).join("|")}) (\\p{L}{3,})`, "iu");
const YOURS = new RegExp(`(?<!\\p{L})(?:${OWN.map(({ yours }) => yours).join("|")}) (\\p{L}{3,})`, "giu");

/** 'Orders' and 'order' are one thing. */
const thing = (noun = ""): string => noun.toLowerCase().replace(/s$/u, "");

/**
 * True when readers may say the words themselves, as they press or agree to them: 'Start my trial', 'I agree
 * that my data …'.
 */
const mayBeOneself = (text: TextLayer, frame: Frame): boolean =>
  ["button", "label"].includes(textRoles(frame).get(text) ?? "");

/** The same thing is the reader's own in one place, and the product calls it theirs in another. */
function mineAndYours(frame: Frame): MixedAddress | undefined {
  const texts = proseTexts(frame);
  const yours = new Map(
    texts
      .toReversed()
      .flatMap((text) => [...wordsOf(text).matchAll(YOURS)].map(([, noun]) => [thing(noun), text] as const)),
  );
  for (const first of texts) {
    const [, noun] = MINE.exec(wordsOf(first)) ?? [];
    const second = yours.get(thing(noun));
    const isLabel = countWords(wordsOf(first)) <= LONGEST_LABEL_WORDS && !mayBeOneself(first, frame);
    if (noun && second && isLabel) return { first, second, isUsual: true };
  }
  return undefined;
}

/** The two words of a language for the one who reads; null: it has one. */
const READERS: Readonly<Record<Language, { readonly familiar: RegExp; readonly polite: RegExp } | null>> = {
  en: null,
  fr: {
    familiar:
      /(?<![\p{L}’'-])(?:tu|toi|(?<!(?:le|un|du|au|ce|bon|même|quel) )ton|tes|t['’](?:es|as))(?![\p{L}-])|\p{L}-toi(?!\p{L})/iu,
    polite: /(?<![\p{L}’'-])(?:vous|votre|vos)(?!\p{L})|\p{L}-vous(?!\p{L})/iu,
  },
};

/** A language may have two words for the one who reads. The rarer of them is named first. */
function familiarAndPolite(frame: Frame, language: Language): MixedAddress | undefined {
  const { familiar, polite } = READERS[language] ?? {};
  if (!familiar || !polite) return undefined;
  const texts = proseTexts(frame).filter((text) => textLanguage(text, frame) === language);
  const thatSay = (one: RegExp, other: RegExp) =>
    texts.filter((text) => one.test(wordsOf(text)) && !other.test(wordsOf(text)));
  const [rare, usual] = [thatSay(familiar, polite), thatSay(polite, familiar)].toSorted(
    (a, b) => a.length - b.length,
  );
  const [first, second] = [rare?.[0], usual?.[0]];
  return first && second && { first, second };
}

/** The ways in which a screen addresses its reader, where it has two of them. */
export const mixedAddresses = computed((frame: Frame): readonly MixedAddress[] =>
  [mineAndYours(frame), ...LANGUAGES.map((language) => familiarAndPolite(frame, language))].filter(
    (found) => found !== undefined,
  ),
);
