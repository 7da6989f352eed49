import { copyTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { isInGreys } from "../../../../perception/parts/is-in-greys.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { countWords, excerpt, isCode, wordsOf } from "../../../../perception/text/language/prose.ts";
import { STAND_INS } from "../../../../standards/copy/stand-ins.ts";
import { defineRule } from "../../../rule.ts";

/** Shorter filler is a line of a card or a list; more of it is an article, which is written when the screen is done. */
const FILLER_WORDS = { fewest: 8, most: 100 };

/** Farther on nobody reads; and a text of any length is looked at by several patterns. */
const MOST_CHARACTERS = 600;

const isStandIn = (text: string): boolean => STAND_INS.some((pattern) => pattern.test(text));

/** Filler without its spaces is a few long words. */
const isParagraph = (text: string): boolean =>
  (countWords(text) >= FILLER_WORDS.fewest || text.length >= 6 * FILLER_WORDS.fewest) &&
  countWords(text) <= FILLER_WORDS.most;

/**
 * Paragraphs of filler, and what the builder is asked to write, where people will read what is offered: a designer who
 * saw such screens held them to be among the gravest faults there are. On a screen in greys all words stand for others,
 * and a short line of filler, or the name of a part, is a default text: readers held it trivial to say so, and these are
 * left to another rule, whose findings are details.
 */
function standInsOn(frame: Frame): readonly TextLayer[] {
  return copyTexts(frame).filter((layer) => {
    const text = wordsOf(layer);
    if (isCode(layer)) return false;
    if (isStandIn(text.slice(0, MOST_CHARACTERS))) return true;
    return isFiller(text) && isParagraph(text) && !isInGreys(frame);
  });
}

export const standInText = defineRule({
  id: "stand-in-text",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
  says: {
    title: "Stand-in for words still to come",
    problem: "“{text}” stands where people will read the real words (texts: {count}).",
    why: "Nobody can judge what is offered, nor how long the text will be, before the real words are there.",
    fix: "Write a first version of the real words, about as long as they will be, and look at the layout again.",
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const layers = standInsOn(frame);
    const [first] = layers;
    return first ? fail({ text: excerpt(wordsOf(first)), count: layers.length }, { layers }) : pass();
  },
});
