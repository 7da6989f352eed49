import type { Language } from "../../i18n/language.ts";
import { rememberedText } from "../../perception/frame/remembered-text.ts";
import { LATIN } from "../../standards/words/latin-letters.ts";
import type { Slip } from "../fixes/words/until-right.ts";
import { isWord } from "./words.ts";

const A_OR_AN = new RegExp(
  String.raw`(?<![${LATIN}\d’'-])(an?) ([${LATIN}]{3,20})(?![${LATIN}\d’'-])`,
  "giu",
);

/** 'Plan A and plan B': a letter, not an article. */
const AFTER_A_LETTER: ReadonlySet<string> = new Set(
  "and are also across after all above any into its our out over off one once onto upon unto until each etc".split(
    " ",
  ),
);
/** A capital A within a sentence is a name, as in “class A apartments”. */
const BEGINS_SENTENCE = /(?:^|[.!?:•·–—|(“"])$/u;

const STARTS_WITH_VOWEL = /^(?:[aio]|e(?!u|we)|un(?!i|anim|u)|um|up(?!s))/u;
const STARTS_LIKE_YOU = /^(?:uni(?!n|d|m)|use|usu|eu|one$|once)/u;
/**
 * Beginnings of words that sound like a consonant. Short words that are hard to say are left out: they may be
 * an abbreviation that begins with a vowel, as in `an html page`.
 */
const STARTS_WITH_CONSONANT =
  /^(?:[bcdfgjklmpqrstvwyz]|n(?!g))(?:[aeiouy]|[hlrw][aeiouy])\p{Ll}{2}|^(?:house|home|help|hand|human|high|hard|huge|happy|hero|hand)/u;

function rightArticle(word: string): "a" | "an" | undefined {
  if (STARTS_LIKE_YOU.test(word) || STARTS_WITH_CONSONANT.test(word)) return "a";
  return STARTS_WITH_VOWEL.test(word) ? "an" : undefined;
}

function inEnglish(text: string): Slip | undefined {
  for (const match of text.matchAll(A_OR_AN)) {
    const [written, article = "", word = ""] = match;
    const right = rightArticle(word);
    const isName = article === "A" && !BEGINS_SENTENCE.test(text.slice(0, match.index).trimEnd());
    const isOpen = isName || AFTER_A_LETTER.has(word) || word !== word.toLowerCase() || !isWord(word, "en");
    if (isOpen || !right || right === article.toLowerCase()) continue;
    const better = article.startsWith("A") ? right.replace("a", "A") : right;
    return { at: match.index, length: written.length, better: `${better} ${word}` };
  }
  return undefined;
}

const BEFORE_VOWEL = new RegExp(
  String.raw`(?<![${LATIN}\d’'-])(le|la|de|que|ne|je|me|se) ([aâeéèêiîoôu][${LATIN}]{1,20})(?![${LATIN}\d’'-])`,
  "giu",
);

/** Words before which nothing is left out, or that begin a new part of the sentence. */
const NOT_ELIDED: ReadonlySet<string> = new Set(
  "ou et où en est un une on au aux onze onzième onzièmes oui ouistiti uhlan ululement a à".split(" "),
);

const PRONOUNS: ReadonlySet<string> = new Set(["il", "ils", "elle", "elles"]);

const isFrenchAlone = (word: string): boolean => isWord(word, "fr") && !isWord(word, "en");

function inFrench(text: string): Slip | undefined {
  for (const match of text.matchAll(BEFORE_VOWEL)) {
    const [written, small = "", word = ""] = match;
    if (NOT_ELIDED.has(word) || !(PRONOUNS.has(word) || isFrenchAlone(word))) continue;
    return { at: match.index, length: written.length, better: `${small.slice(0, -1)}’${word}` };
  }
  return undefined;
}

/** The first article of a text that does not go with its noun: `a apple`, `an user`, `la adresse`. */
export const wrongArticle: Readonly<Record<Language, (text: string) => Slip | undefined>> = {
  en: rememberedText(inEnglish),
  fr: rememberedText(inFrench),
};
