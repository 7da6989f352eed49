import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import {
  hasLetters,
  isMostlyMonospaced,
  knownLineCount,
  mainRun,
} from "../../../../perception/text/typography/lines.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { propose } from "../../../fixes/fix.ts";
import { defineRule } from "../../../rule.ts";
import { TYPE } from "../../../../standards/type.ts";

const FEWEST_LINES = 3;
const FEWEST_LETTERS = 60;
/** Larger text is a poster. */
const LARGEST_BODY_PX = 24;

export const looseLineHeight = defineRule({
  id: "loose-line-height",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "texts",
  basis: "https://practicaltypography.com/line-spacing.html",
  says: {
    en: {
      title: "Lines too far apart",
      problem:
        "The {lines} lines of this text stand {lineHeightPx} px apart at a size of {sizePx} px: {ratio} times the size.",
      why: "A paragraph falls apart into single lines, and the eye no longer sees what belongs together.",
      fix: "Set the line height to about {betterPx} px (1.5 times the size).",
    },
    fr: {
      title: "Lignes trop espacées",
      problem:
        "Les {lines} lignes de ce texte sont espacées de {lineHeightPx} px pour un corps de {sizePx} px : {ratio} fois le corps.",
      why: "Le paragraphe se défait en lignes isolées, et l’œil ne voit plus ce qui va ensemble.",
      fix: "Réglez l’interligne à environ {betterPx} px (1,5 fois le corps).",
    },
  },
  applies: (frame) =>
    seenTexts(frame).filter(
      (text) =>
        !isForeignPart(text) &&
        (knownLineCount(text) ?? 0) >= FEWEST_LINES &&
        mainRun(text).sizePx <= LARGEST_BODY_PX &&
        hasLetters(text, FEWEST_LETTERS) &&
        !text.node.text.characters.includes("\n") &&
        !isMostlyMonospaced(text),
    ),
  check: (text, { pass, fail }) => {
    const { sizePx, lineHeightPx } = mainRun(text);
    const ratio = Math.round((lineHeightPx / sizePx) * 100) / 100;
    if (ratio <= TYPE.largestLeading) return pass();
    const betterPx = Math.round(sizePx * TYPE.looseLeading);
    return fail(
      { lines: knownLineCount(text) ?? 0, lineHeightPx, sizePx, ratio, betterPx },
      {
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
