import { writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { excerpt, isUserWritten, wordsOf } from "../../../../perception/text/language/prose.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { isRussian } from "../../../../perception/text/language/russian.ts";
import { MIXED_UP_WORDS, type MixedUpWord } from "../../../../standards/copy/mixed-up-words.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { wrongArticle, type WrongWords } from "../../../spelling/wrong-article.ts";
import { wrongPlural } from "../../../spelling/wrong-plural.ts";
import type { Proposal } from "../../../fixes/fix.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { untilRight } from "../../../fixes/words/until-right.ts";
import { defineRule } from "../../../rule.ts";

type Find = (text: string) => WrongWords | undefined;

/**
 * The wrong words as written, and the right ones. The words behind them give them their meaning, and stay as
 * they are.
 */
function foundBy({ pattern, better }: MixedUpWord, text: string): WrongWords | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const right = better.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
  return { at: match.index, written: match[0], better: inCaseOf(match[0], right) };
}

function inCaseOf(written: string, better: string): string {
  if (/^\P{Ll}+$/u.test(written)) return better.toUpperCase();
  return /^\p{Lu}/u.test(written) ? better.charAt(0).toUpperCase() + better.slice(1) : better;
}

const mixUpIn = (language: "en" | "fr"): Find =>
  rememberedText((text) => {
    for (const one of MIXED_UP_WORDS[language]) {
      const found = foundBy(one, text);
      if (found) return found;
    }
    return wrongArticle[language](text);
  });

/** The finders of wrong words by language: in Russian only numbers are looked at. */
const FINDERS: Readonly<Record<"en" | "fr" | "ru" | "unknown", readonly Find[]>> = {
  en: [mixUpIn("en"), wrongPlural.en],
  fr: [mixUpIn("fr"), wrongPlural.fr],
  ru: [wrongPlural.ru],
  unknown: [],
};

const CYRILLIC = /\d \p{Script=Cyrillic}/u;

/** Some singulars of one language are written like those of the other: only a plain language tells. */
const findersFor = (layer: TextLayer, frame: Frame): readonly Find[] =>
  FINDERS[isRussian(frame) && CYRILLIC.test(layer.node.text.characters) ? "ru" : textLanguage(layer, frame)];

/** A text in which what was found reads as it should. */
const withBetter = (text: string, { at, written, better }: WrongWords): string =>
  text.slice(0, at) + better + text.slice(at + written.length);

/** All wrong words of a text become the right ones; where it is only one, that one is quoted. */
function mendIn(layer: TextLayer, find: Find, found: WrongWords): readonly Proposal[] {
  const { characters } = layer.node.text;
  const right = untilRight(characters, (one) => {
    const next = find(one);
    return next && withBetter(one, next);
  });
  const isOnlyOne = right === withBetter(characters, found);
  const quoted = { from: found.written.trim(), to: found.better.trim() };
  return wordChange(layer, right, isOnlyOne ? quoted : undefined);
}

const isPlural = ({ written }: WrongWords): boolean => /^\d/u.test(written);

export const wordMixUp = defineRule({
  id: "word-mix-up",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "language",
  basis: "https://credibility.stanford.edu/guidelines/index.html",
  bases: { plural: "https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules" },
  says: {
    en: {
      title: "Wrong word",
      problem: "“{text}” says “{written}” where “{better}” is meant.",
      why: "No spelling checker stops at it, but readers do, and they trust what they read a little less.",
      fix: "Write “{better}”.",
      by: {
        plural: {
          title: "Number and noun do not agree",
          problem: "“{text}” says “{written}”.",
          why: "It reads like a sentence that a machine put together, and people trust the number less.",
          fix: "Write “{better}”, and give the text one form for one and another for many.",
        },
      },
    },
    fr: {
      title: "Un mot pour un autre",
      problem: "« {text} » dit « {written} » au lieu de « {better} ».",
      why: "Un correcteur automatique laisse passer ce mot, les lecteurs le remarquent : ils se fient un peu moins au reste.",
      fix: "Écrivez « {better} ».",
      by: {
        plural: {
          title: "Nombre et nom mal accordés",
          problem: "« {text} » dit « {written} ».",
          why: "La phrase semble assemblée par une machine, et l’on se fie moins au nombre.",
          fix: "Écrivez « {better} », et prévoyez une forme pour un et une autre pour plusieurs.",
        },
      },
    },
  },
  applies: (frame) =>
    writtenTexts(frame).filter(
      (text) => findersFor(text, frame).length > 0 && !isFiller(text.node.text.characters),
    ),
  check: (layer, { frame, fail }) =>
    findersFor(layer, frame).flatMap((find) => {
      const found = find(layer.node.text.characters);
      if (!found) return [];
      const { written, better } = { written: found.written.trim(), better: found.better.trim() };
      return fail(
        { text: excerpt(wordsOf(layer)), written, better },
        {
          cause: `${written} ${better}`,
          ...(isPlural(found) && { by: "plural" }),
          ...(isUserWritten(layer) && { severity: "suggestion" }),
          mend: () => mendIn(layer, find, found),
        },
      );
    }),
});
