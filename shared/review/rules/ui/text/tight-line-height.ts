import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import {
  hasLetters,
  isMostlyMonospaced,
  knownLineCount,
  mainRun,
} from "../../../../perception/text/typography/lines.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { propose } from "../../../fixes/fix.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";
import { TYPE } from "../../../../standards/type.ts";

const ROUNDING = 0.005;
const FEWEST_LINES = 3;
/** Larger text is a heading: its lines may stand closer. */
const LARGEST_BODY_PX = 20;
const FEWEST_LETTERS = 60;

/** True when each line is a paragraph of its own, with an empty one between them: those are far enough apart. */
const areLinesParted = ({ node: { text } }: TextLayer, lines: number): boolean => {
  const paragraphs = text.characters.split("\n");
  return paragraphs.length >= lines && paragraphs.some((one, index) => index > 0 && one.trim() === "");
};

export const tightLineHeight = defineRule({
  id: "tight-line-height",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "texts",
  basis: "https://practicaltypography.com/line-spacing.html",
  mendedIn: { style: "text", variable: "lineHeight" },
  says: {
    en: {
      title: "Lines too close together",
      problem:
        "The {lines} lines of this text stand {lineHeightPx} px apart at a size of {sizePx} px: {ratio} times the size.",
      why: "Readers lose the line they are in, above all with dyslexia or low vision.",
      fix: "Set the line height to about {betterPx} px (1.4 times the size).",
    },
    fr: {
      title: "Lignes trop serrées",
      problem:
        "Les {lines} lignes de ce texte sont espacées de {lineHeightPx} px pour un corps de {sizePx} px : {ratio} fois le corps.",
      why: "On perd la ligne que l’on lit, surtout avec une dyslexie ou une vue faible.",
      fix: "Réglez l’interligne à environ {betterPx} px (1,4 fois le corps).",
    },
  },
  applies: (frame) =>
    seenTexts(frame).filter(
      (text) =>
        !isForeignPart(text) &&
        (knownLineCount(text) ?? 0) >= FEWEST_LINES &&
        mainRun(text).sizePx <= LARGEST_BODY_PX &&
        hasLetters(text, FEWEST_LETTERS) &&
        !isMostlyMonospaced(text),
    ),
  check: (text, { pass, fail }) => {
    const { sizePx, lineHeightPx } = mainRun(text);
    const ratio = lineHeightPx / sizePx;
    if (ratio >= TYPE.smallestLeading - ROUNDING || areLinesParted(text, knownLineCount(text) ?? 0))
      return pass();
    const betterPx = Math.round(sizePx * TYPE.usualLeading);
    return fail(
      { lines: knownLineCount(text) ?? 0, lineHeightPx, sizePx, ratio, betterPx },
      {
        miss: ratio < TYPE.crampedLeading ? "clear" : "slight",
        cause: `${sizePx}|${lineHeightPx}`,
        mend: () => [
          propose("line-height", { from: lineHeightPx, to: betterPx }, [
            { layer: text.node.id, property: "line-height", from: lineHeightPx, to: betterPx },
          ]),
        ],
      },
    );
  },
});
