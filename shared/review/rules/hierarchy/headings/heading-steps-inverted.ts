import { screenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { invertedHeadings } from "./facts-behind/heading-order.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { propose } from "../../../fixes/fix.ts";
import { setTextSize } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const MOST_QUOTED = 40;

/** A step below its heading, on whole even sizes as scales have them. */
const below = (sizePx: number): number => Math.max(12, 2 * Math.floor(sizePx / 1.25 / 2));

export const headingStepsInverted = defineRule({
  id: "heading-steps-inverted",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
  yieldsTo: ["type-scale"],
  says: {
    en: {
      title: "Lower heading is larger",
      problem:
        "“{lower}” ({lowerPx} px) is larger than the heading that it stands under, “{upper}” ({upperPx} px).",
      why: "Size tells people what belongs under what: with inverted steps they take the part for the whole.",
      fix: "Make “{upper}” the larger of the two, by a clear step.",
    },
    fr: {
      title: "Sous-titre plus grand que son titre",
      problem:
        "« {lower} » ({lowerPx} px) est plus grand que le titre dont il dépend, « {upper} » ({upperPx} px).",
      why: "La taille dit ce qui dépend de quoi : à l’envers, on prend la partie pour le tout.",
      fix: "Faites de « {upper} » le plus grand des deux, d’un cran bien visible.",
    },
  },
  applies: (frame) => wholeFrame(frame, screenTexts(frame)),
  check: (_, { frame, fail }) =>
    invertedHeadings(frame).map(({ upper, lower, layers }) =>
      fail(
        {
          lower: excerpt(wordsOf(lower), MOST_QUOTED),
          lowerPx: styleOf(lower).sizePx,
          upper: excerpt(wordsOf(upper), MOST_QUOTED),
          upperPx: styleOf(upper).sizePx,
        },
        {
          layers: [...layers, upper],
          mend: () => {
            const to = below(styleOf(upper).sizePx);
            const values = { from: styleOf(lower).sizePx, to };
            return [
              propose(
                "text-size",
                values,
                layers.flatMap((layer) => setTextSize(layer, to)),
              ),
            ];
          },
        },
      ),
    ),
});
