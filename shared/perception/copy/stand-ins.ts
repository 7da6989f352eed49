import { STAND_INS } from "../../standards/copy/stand-ins.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { isInGreys } from "../parts/is-in-greys.ts";
import { isFiller } from "../text/language/is-filler.ts";
import { countWords, isCode, wordsOf } from "../text/language/prose.ts";
import { copyTexts } from "./copy-texts.ts";

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
export const standIns = computed((frame: Frame): ReadonlySet<TextLayer> => {
  const found = copyTexts(frame).filter((layer) => {
    const text = wordsOf(layer);
    if (isCode(layer)) return false;
    if (isStandIn(text.slice(0, MOST_CHARACTERS))) return true;
    return isFiller(text) && isParagraph(text) && !isInGreys(frame);
  });
  return new Set(found);
});
