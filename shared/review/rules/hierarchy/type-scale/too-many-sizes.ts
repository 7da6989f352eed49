import { screenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { textsBySize } from "../../../../perception/copy/type-scale.ts";
import { defineRule } from "../../../rule.ts";

const MOST_SIZES = 8;
const FEWEST_TEXTS = 12;

export const tooManySizes = defineRule({
  id: "too-many-sizes",
  aspect: "hierarchy",
  severity: "suggestion",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    en: {
      title: "Too many text sizes",
      problem: "This screen uses {count} text sizes: {sizes} px.",
      why: "A few clear steps show what matters more; with many, the order of importance blurs.",
      fix: "Choose a scale of four to six sizes, and set each text in the nearest one.",
    },
    fr: {
      title: "Trop de tailles de texte",
      problem: "Cet écran emploie {count} tailles de texte : {sizes} px.",
      why: "Quelques paliers nets montrent ce qui compte ; trop de tailles brouillent l’ordre d’importance.",
      fix: "Choisissez une échelle de quatre à six tailles, et ramenez chaque texte à la plus proche.",
    },
  },
  applies: (frame) =>
    screenTexts(frame).length >= FEWEST_TEXTS ? wholeFrame(frame, screenTexts(frame)) : [],
  check: (_, { frame, pass, fail }) => {
    const sizes = textsBySize(screenTexts(frame));
    if (sizes.length <= MOST_SIZES) return pass();
    const rarest = sizes.toSorted((a, b) => a.layers.length - b.layers.length);
    return fail(
      { count: sizes.length, sizes: sizes.map(({ sizePx }) => sizePx).join(", ") },
      { layers: rarest.slice(0, sizes.length - MOST_SIZES).flatMap(({ layers }) => layers) },
    );
  },
});
