import type { Frame, TextLayer } from "../../frame.ts";
import { proseTexts, wholeFrame } from "../../computed/copy-texts.ts";
import { examplesOf } from "../../computed/prose.ts";
import { defineRule } from "../../rule.ts";

const MOST_TEXTS = 2;
const SHOUTED = /[\p{L}\p{N}]\s?!/u;
const REPEATED = /!\s?!/;

const withMark = (frame: Frame, mark: RegExp): readonly TextLayer[] =>
  proseTexts(frame).filter((text) => mark.test(text.node.text.characters));

export const exclamationMarks = defineRule({
  id: "exclamation-marks",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/exclamation-points",
  says: {
    title: "Too many exclamation marks",
    problem: "Exclamation marks stand in several texts, or in a row ({count}): {examples}",
    why: "When everything is exciting nothing is: the tone wears people out and sounds like advertising.",
    fix: "Keep one for good news at most, and let the words do the rest.",
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const [single, repeated] = [withMark(frame, SHOUTED), withMark(frame, REPEATED)];
    const different = new Set(single.map(({ node }) => node.text.characters)).size;
    const layers = different > MOST_TEXTS ? single : repeated;
    if (layers.length === 0) return pass();
    return fail({ count: layers.length, examples: examplesOf(layers, 3) }, { layers });
  },
});
