import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { isMostlyMonospaced, knownLineCount, mainRun } from "../../../../perception/text/typography/lines.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { defineRule } from "../../../rule.ts";
import { TYPE } from "../../../../standards/type.ts";

const FEWEST_LINES = 2;

/** So many more than the most are noticed by few. */
const HARDLY_TOO_LONG = 1.12;

/** Characters a line on average; the last line is short, so the full lines hold more. */
const meanLength = (text: TextLayer): number =>
  Math.floor(text.node.text.characters.trim().length / (knownLineCount(text) ?? Infinity));

export const lineLength = defineRule({
  id: "line-length",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "texts",
  basis: "https://baymard.com/blog/line-length-readability",
  says: {
    title: "Lines too long to read",
    problem: "The lines of this text hold about {characters} characters; more than {most} are tiring.",
    why: "At the end of a long line the eye does not find the start of the next one.",
    fix: "Narrow the text to about {betterPx} px, which gives 70 characters a line.",
    milder: {
      slight: {
        title: "Lines a little long",
        why: "The longer a line, the more easily the eye misses the start of the next one.",
      },
    },
  },
  applies: (frame) =>
    seenTexts(frame).filter(
      (text) =>
        !isForeignPart(text) && (knownLineCount(text) ?? 0) >= FEWEST_LINES && !isMostlyMonospaced(text),
    ),
  check: (text, { pass, fail }) => {
    const characters = meanLength(text);
    if (characters <= TYPE.longestLine) return pass();
    const betterPx = Math.round((text.node.box.width * TYPE.usualLine) / characters / 10) * 10;
    return fail(
      { characters, most: TYPE.longestLine, betterPx },
      {
        miss: characters <= TYPE.longestLine * HARDLY_TOO_LONG ? "slight" : "clear",
        cause: `${Math.round(text.node.box.width)}|${mainRun(text).sizePx}`,
      },
    );
  },
});
