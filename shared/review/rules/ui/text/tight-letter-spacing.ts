import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { hasLetters, isMostlyMonospaced, mainRun } from "../../../../perception/text/typography/lines.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { propose } from "../../../fixes/fix.ts";
import { defineRule } from "../../../rule.ts";
import { TYPE } from "../../../../standards/type.ts";

const FEWEST_LETTERS = 60;
/** Larger letters are set closer on purpose. */
const LARGEST_BODY_PX = 20;

export const tightLetterSpacing = defineRule({
  id: "tight-letter-spacing",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "texts",
  basis: "https://practicaltypography.com/letterspacing.html",
  says: {
    en: {
      title: "Letters too close together",
      problem:
        "The letters of this text stand {spacingPx} px closer than the typeface sets them ({percent} % of the size).",
      why: "Letters touch and run into each other: words are harder to make out, above all when they are small.",
      fix: "Set the letter spacing of running text to 0.",
    },
    fr: {
      title: "Lettres trop serrées",
      problem:
        "Les lettres de ce texte sont plus serrées de {spacingPx} px que ne le prévoit la police ({percent} % du corps).",
      why: "Les lettres se touchent : les mots se reconnaissent moins bien, surtout en petit.",
      fix: "Mettez l’interlettrage du texte courant à 0.",
    },
  },
  applies: (frame) =>
    seenTexts(frame).filter(
      (text) =>
        !isForeignPart(text) &&
        hasLetters(text, FEWEST_LETTERS) &&
        mainRun(text).sizePx <= LARGEST_BODY_PX &&
        !isMostlyMonospaced(text),
    ),
  check: (text, { pass, fail }) => {
    const { sizePx, letterSpacingPx = 0 } = mainRun(text);
    const share = letterSpacingPx / sizePx;
    if (share >= TYPE.narrowestSpacingEm - 0.001) return pass();
    const [spacingPx, percent] = [Math.round(-letterSpacingPx * 100) / 100, Math.round(-share * 100)];
    return fail(
      { spacingPx, percent },
      {
        cause: `${spacingPx}|${percent}`,
        mend: () => [
          propose("letter-spacing", { from: letterSpacingPx, to: 0 }, [
            { layer: text.node.id, property: "letter-spacing", from: letterSpacingPx, to: 0 },
          ]),
        ],
      },
    );
  },
});
