import type { Language } from "../../i18n/language.ts";
import { list } from "../../standards/list.ts";
import { isCommonWord, isWord } from "./words.ts";

const PREFIXES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: list(
    "anti, auto, back, bi, bio, co, counter, cross, cyber, de, dis, down, eco, extra, fore, geo, hyper, in, inter",
    "intra, macro, mega, meta, micro, mid, mini, mis, mono, multi, nano, neo, non, off, omni, on, out, over, para",
    "photo, poly, post, pre, pro, proto, pseudo, quasi, re, self, semi, sub, super, tele, trans, tri, ultra, un",
    "under, uni, up, video",
  ),
  fr: list(
    "anti, auto, bi, bio, co, contre, dé, dés, éco, extra, géo, hyper, in, inter, intra, macro, méga, méta, micro",
    "mini, mono, multi, nano, néo, non, photo, pluri, poly, post, pré, pro, pseudo, re, ré, semi, sous, sub",
    "super, sur, télé, trans, tri, ultra, vidéo, visio",
  ),
};

/** Endings that make new words and forms. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: (
    "s es ed er ers ing ings able ability ably ly ness less ful ish y ies ied ize izes ized izing izer izers ization " +
    "ise ises ised ising iser isation ity ism ist ists al ally ment ments ship like wise"
  ).split(" "),
  fr: (
    "s e es x er é ée és ées ez ant ai a ais ait aient era erait ions ons ment age ages eur eurs euse euses able ables " +
    "iser isé isée isés isées isation iste istes isme ité ités ation ations ement ements ette ettes ique iques"
  ).split(" "),
};

const SHORTEST_STEM = 3;
const SHORTEST_REST = 5;
const SHORTEST_PART = 3;

const BEGINS_WITH_VOWEL = /^[aeiouyé]/;

/** “occured” and “arguement” are no forms of a word: the dictionary writes them otherwise. */
const isWrittenOtherwise = (stem: string, ending: string, language: Language): boolean =>
  [stem + stem.slice(-1), `${stem}e`, stem.replace(/e$/, "")].some((other) =>
    isWord(other + ending, language),
  );

/**
 * True of a word that may have endings which the dictionary lacks. In English only everyday words may: “delvery” and
 * “chaned” would be forms of rare ones. In French any may: its dictionary has all forms of its words, and what it lacks are
 * forms of words from elsewhere.
 */
const takesEndings = (word: string, language: Language): boolean =>
  language === "en" ? isCommonWord(word, language) : isWord(word, language);

function hasEnding(word: string, ending: string, language: Language): boolean {
  const stem = word.slice(0, -ending.length);
  if (!word.endsWith(ending) || stem.length < SHORTEST_STEM) return false;
  if (isWrittenOtherwise(stem, ending, language)) return false;
  if (!BEGINS_WITH_VOWEL.test(ending)) return takesEndings(stem, language);
  const once = stem.slice(0, -1);
  return (
    (!stem.endsWith("e") && [stem, `${stem}e`].some((base) => takesEndings(base, language))) ||
    (stem.endsWith("i") && takesEndings(`${once}y`, language)) ||
    (stem.at(-1) === once.at(-1) && takesEndings(once, language) && isWord(`${stem}ed`, language))
  );
}

const splits = (word: string, shortest: number): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - shortest) }, (_, index) => [
    word.slice(0, index + 1),
    word.slice(index + 1),
  ]);

const hasPrefix = (word: string, language: Language): boolean =>
  splits(word, SHORTEST_REST).some(
    ([prefix, rest]) => PREFIXES[language].has(prefix) && isWord(rest, language),
  );

/** French joins no words without a hyphen. */
const isCompound = (word: string, language: Language): boolean =>
  language === "en" &&
  splits(word, SHORTEST_PART).some(
    ([first, second]) =>
      first.length >= SHORTEST_PART && isCommonWord(first, language) && isCommonWord(second, language),
  );

/** True when a word that no dictionary has is made of words that it has: `rebook`, `resizable`, `newsroom`. */
export const isBuiltOfWords = (word: string, language: Language): boolean =>
  ENDINGS[language].some((ending) => hasEnding(word, ending, language)) ||
  hasPrefix(word, language) ||
  isCompound(word, language);
