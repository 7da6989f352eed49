import { lastLine } from "../../../../perception/text/typography/last-line.ts";
import { textsWithRole } from "../../../../perception/copy/text-roles.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

const FEWEST_WORDS = 4;
const SMALLEST_PX = 18;
/** A longer word fills enough of its line. */
const LONGEST_ORPHAN = 9;
const LARGEST_SHARE = 0.35;
const MEAN_ADVANCE_EM = 0.55;

const isShort = (word: string, text: TextLayer): boolean =>
  word.length <= LONGEST_ORPHAN &&
  word.length * MEAN_ADVANCE_EM * styleOf(text).sizePx <= LARGEST_SHARE * text.node.box.width;

export const orphanInHeading = defineRule({
  id: "orphan-in-heading",
  aspect: "hierarchy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://practicaltypography.com/widow-and-orphan-control.html",
  says: {
    title: "A word alone on the last line",
    problem: "The heading “{text}” leaves “{word}” alone on its last line.",
    why: "The one word reads like a leftover, and makes the largest text of its section look unbalanced.",
    fix: "Break the line earlier, reword the heading, or let its lines balance (text-wrap: balance).",
  },
  applies: (frame) =>
    textsWithRole(frame, "heading").filter(
      (text) => styleOf(text).sizePx >= SMALLEST_PX && countWords(wordsOf(text)) >= FEWEST_WORDS,
    ),
  check: (layer, { pass, fail }) => {
    const [word, ...others] = lastLine(layer) ?? [];
    if (word === undefined || others.length > 0 || !isShort(word, layer)) return pass();
    return fail({ text: excerpt(wordsOf(layer)), word });
  },
});
