import { bottom } from "../../../../scene/geometry.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { screenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { countWords, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { defineRule } from "../../../rule.ts";

const BOLD = 600;
/** Larger texts are titles. */
const LARGEST_PX = 20;
/** Shorter texts are labels. */
const FEWEST_WORDS = 6;
const FEWEST_IN_ALL = 30;
const FEWEST_TEXTS = 2;
const SHARE = 0.85;

const words = (texts: readonly TextLayer[]): number =>
  texts.reduce((sum, text) => sum + countWords(wordsOf(text)), 0);

const isBold = ({ node }: TextLayer): boolean => node.text.runs.every(({ weight }) => weight >= BOLD);

const BELOW_PX = 24;
const IN_LINE_PX = 4;
/** An icon may stand before the line below, such as that of a calendar before a date. */
const ICON_PX = 40;

/** A bold text with a lighter one below it, no larger, is its headline: that of a piece of news over who wrote it. */
const isHeadline = (text: TextLayer, frame: Frame): boolean => {
  const { x, width } = text.node.box;
  const end = bottom(text.node.box);
  return textIndex(frame)
    .touching({ x, y: end, width, height: BELOW_PX })
    .some(
      (below) =>
        below.node.box.y >= end - 1 &&
        below.node.box.x >= x - IN_LINE_PX &&
        below.node.box.x <= x + ICON_PX &&
        styleOf(below).sizePx <= styleOf(text).sizePx &&
        below.node.text.runs.every(({ weight }) => weight < BOLD),
    );
};

/** The texts that are read, not glanced at. */
const runningTexts = computed((frame: Frame): readonly TextLayer[] =>
  screenTexts(frame).filter(
    (text) =>
      styleOf(text).sizePx <= LARGEST_PX &&
      countWords(wordsOf(text)) >= FEWEST_WORDS &&
      !(isBold(text) && isHeadline(text, frame)),
  ),
);

export const boldThroughout = defineRule({
  id: "bold-throughout",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://practicaltypography.com/bold-or-italic.html",
  says: {
    en: {
      title: "Everything in bold",
      problem: "{bold} of the {count} texts to read on this screen are bold ({words} words).",
      why: "Bold says that this matters more than the rest; where there is no rest, nothing stands out.",
      fix: "Set what is to be read in regular weight, and keep bold for headings and key words.",
    },
    fr: {
      title: "Tout est en gras",
      problem: "{bold} des {count} textes à lire sur cet écran sont en gras ({words} mots).",
      why: "Le gras fait passer quelques mots devant les autres ; quand tout est gras, rien ne ressort.",
      fix: "Mettez ce qui se lit en graisse normale, et gardez le gras pour les titres et les mots clés.",
    },
  },
  applies: (frame) => {
    const texts = runningTexts(frame);
    const isEnough = texts.length >= FEWEST_TEXTS && words(texts) >= FEWEST_IN_ALL;
    return isEnough ? wholeFrame(frame, texts) : [];
  },
  check: (_, { frame, pass, fail }) => {
    const texts = runningTexts(frame);
    const bold = texts.filter(isBold);
    if (bold.length < FEWEST_TEXTS || words(bold) < SHARE * words(texts)) return pass();
    return fail({ bold: bold.length, count: texts.length, words: words(bold) }, { layers: bold });
  },
});
