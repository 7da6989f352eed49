import type { Frame, TextLayer } from "../../../perception/frame/frame.ts";
import { screenTexts, wholeFrame } from "../../../perception/copy/copy-texts.ts";
import { headingLevel } from "../../../perception/text/heading-name.ts";
import { styleOf } from "../../../perception/text/text-style.ts";
import { defineRule } from "../../rule.ts";

interface Level {
  readonly level: number;
  readonly largest: TextLayer;
}

const sizeOf = (text: TextLayer): number => styleOf(text).sizePx;

/** The largest heading of each level, the highest level first. */
function levelsIn(frame: Frame): readonly Level[] {
  const levels = new Map<number, TextLayer>();
  for (const text of screenTexts(frame)) {
    const level = headingLevel(text, frame);
    const known = level && levels.get(level);
    if (level && (!known || sizeOf(text) > sizeOf(known))) levels.set(level, text);
  }
  return [...levels].map(([level, largest]) => ({ level, largest })).toSorted((a, b) => a.level - b.level);
}

export const headingStepsInverted = defineRule({
  id: "heading-steps-inverted",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
  says: {
    title: "Lower heading is larger",
    problem:
      "A heading of level {lowerLevel} ({lowerPx} px) is larger than those of level {upperLevel} ({upperPx} px).",
    why: "Size tells people what belongs under what: inverted steps tell them the wrong structure.",
    fix: "Give level {upperLevel} the larger size, or swap the levels.",
  },
  applies: (frame) =>
    wholeFrame(
      frame,
      levelsIn(frame).map(({ largest }) => largest),
    ),
  check: (_, { frame, pass, fail }) => {
    const levels = levelsIn(frame);
    for (const [index, upper] of levels.entries()) {
      const lower = levels[index + 1];
      if (!lower || sizeOf(lower.largest) <= sizeOf(upper.largest)) continue;
      return fail(
        {
          lowerLevel: lower.level,
          lowerPx: sizeOf(lower.largest),
          upperLevel: upper.level,
          upperPx: sizeOf(upper.largest),
        },
        { layers: [lower.largest, upper.largest] },
      );
    }
    return pass();
  },
});
