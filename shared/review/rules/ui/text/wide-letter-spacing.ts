import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { hasLetters, isMostlyMonospaced, mainRun } from "../../../../perception/text/typography/lines.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { propose } from "../../../fixes/fix.ts";
import { defineRule } from "../../../rule.ts";
import { TYPE } from "../../../../standards/type.ts";

const FEWEST_LETTERS = 60;

const isCapitals = (text: TextLayer): boolean => {
  const { characters } = text.node.text;
  return mainRun(text).case === "upper" || characters === characters.toUpperCase();
};

export const wideLetterSpacing = defineRule({
  id: "wide-letter-spacing",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "texts",
  basis: "https://practicaltypography.com/letterspacing.html",
  mendedIn: { style: "text", variable: "letterSpacing" },
  says: {
    en: {
      title: "Letters spaced out in running text",
      problem:
        "The letters stand {spacingPx} px further apart than the typeface sets them ({percent} % of the size).",
      why: "Words fall apart into letters and take longer to read.",
      fix: "Set the letter spacing of running text to 0 and keep wide spacing for capitals.",
    },
    fr: {
      title: "Lettres trop espacées",
      problem:
        "Les lettres sont écartées de {spacingPx} px de plus que ne le prévoit la police ({percent} % du corps).",
      why: "Les mots se défont en lettres et se lisent plus lentement.",
      fix: "Mettez l’interlettrage du texte courant à 0 et gardez un large interlettrage pour les capitales.",
    },
  },
  applies: (frame) =>
    seenTexts(frame).filter(
      (text) =>
        !isForeignPart(text) &&
        hasLetters(text, FEWEST_LETTERS) &&
        !isCapitals(text) &&
        !isMostlyMonospaced(text),
    ),
  check: (text, { pass, fail }) => {
    const { sizePx, letterSpacingPx = 0 } = mainRun(text);
    const share = letterSpacingPx / sizePx;
    if (share <= TYPE.widestSpacingEm + 0.001) return pass();
    const percent = Math.round(share * 100);
    return fail(
      { spacingPx: letterSpacingPx, percent },
      {
        cause: `${letterSpacingPx}|${percent}`,
        mend: () => [
          propose("letter-spacing", { from: letterSpacingPx, to: 0 }, [
            { layer: text.node.id, property: "letter-spacing", from: letterSpacingPx, to: 0 },
          ]),
        ],
      },
    );
  },
});
