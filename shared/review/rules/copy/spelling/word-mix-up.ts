import { writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { excerpt, isUserWritten, wordsOf } from "../../../../perception/text/language/prose.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { MIXED_UP_WORDS, type MixedUpWord } from "../../../../standards/copy/mixed-up-words.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { wrongArticle } from "../../../spelling/wrong-article.ts";
import type { Proposal } from "../../../fixes/fix.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { untilRight } from "../../../fixes/words/until-right.ts";
import { defineRule } from "../../../rule.ts";

interface MixUp {
  /** The index at which the wrong words stand. */
  readonly at: number;
  readonly written: string;
  readonly better: string;
}

/**
 * The wrong words as written, and the right ones. The words behind them give them their meaning, and stay as
 * they are.
 */
function foundBy({ pattern, better }: MixedUpWord, text: string): MixUp | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const right = better.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
  return { at: match.index, written: match[0], better: inCaseOf(match[0], right) };
}

function inCaseOf(written: string, better: string): string {
  if (/^\P{Ll}+$/u.test(written)) return better.toUpperCase();
  return /^\p{Lu}/u.test(written) ? better.charAt(0).toUpperCase() + better.slice(1) : better;
}

const findIn = (language: "en" | "fr") =>
  rememberedText((text): MixUp | undefined => {
    for (const one of MIXED_UP_WORDS[language]) {
      const found = foundBy(one, text);
      if (found) return found;
    }
    return wrongArticle[language](text);
  });

const FIND = { en: findIn("en"), fr: findIn("fr") };

/** A text in which what was found reads as it should. */
const withBetter = (text: string, { at, written, better }: MixUp): string =>
  text.slice(0, at) + better + text.slice(at + written.length);

/** All wrong words of a text become the right ones; where it is only one, that one is quoted. */
function mendIn(layer: TextLayer, language: "en" | "fr", found: MixUp): readonly Proposal[] {
  const { characters } = layer.node.text;
  const right = untilRight(characters, (one) => {
    const next = FIND[language](one);
    return next && withBetter(one, next);
  });
  const isOnlyOne = right === withBetter(characters, found);
  const quoted = { from: found.written.trim(), to: found.better.trim() };
  return wordChange(layer, right, isOnlyOne ? quoted : undefined);
}

function mixUpIn(layer: TextLayer, frame: Frame): MixUp | undefined {
  const language = textLanguage(layer, frame);
  return language === "unknown" ? undefined : FIND[language](layer.node.text.characters);
}

export const wordMixUp = defineRule({
  id: "word-mix-up",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "language",
  basis: "https://credibility.stanford.edu/guidelines/index.html",
  says: {
    en: {
      title: "Wrong word",
      problem: "“{text}” says “{written}” where “{better}” is meant.",
      why: "No spelling checker stops at it, but readers do, and they trust what they read a little less.",
      fix: "Write “{better}”.",
    },
    fr: {
      title: "Un mot pour un autre",
      problem: "« {text} » dit « {written} » au lieu de « {better} ».",
      why: "Un correcteur automatique laisse passer ce mot, les lecteurs le remarquent : ils se fient un peu moins au reste.",
      fix: "Écrivez « {better} ».",
    },
  },
  applies: (frame) =>
    writtenTexts(frame).filter(
      (text) => textLanguage(text, frame) !== "unknown" && !isFiller(text.node.text.characters),
    ),
  check: (layer, { frame, pass, fail }) => {
    const found = mixUpIn(layer, frame);
    if (!found) return pass();
    const { written, better } = { written: found.written.trim(), better: found.better.trim() };
    return fail(
      { text: excerpt(wordsOf(layer)), written, better },
      {
        cause: `${written} ${better}`,
        mend: () => {
          const language = textLanguage(layer, frame);
          return language === "unknown" ? [] : mendIn(layer, language, found);
        },
        ...(isUserWritten(layer) && { severity: "suggestion" }),
      },
    );
  },
});
