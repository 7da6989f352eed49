import { isCode } from "../../../../perception/text/language/prose.ts";
import { screenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { fillsOf, styleOf } from "../../../../perception/text/typography/text-style.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

const FEWEST_TEXTS = 15;

/** The days of a calendar and the keys of a pad are alike on purpose. */
const isWords = ({ node }: TextLayer): boolean => /\p{L}{2}/u.test(node.text.characters);

const lookOf = (text: TextLayer): string => {
  const { sizePx, weight, fontFamily } = styleOf(text);
  const isCapitals = text.node.text.runs.some((run) => run.case === "upper");
  return [sizePx, weight, fillsOf(text), fontFamily, isCapitals].join("|");
};

export const flatHierarchy = defineRule({
  id: "flat-hierarchy",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
  says: {
    en: {
      title: "All texts look the same",
      problem: "All {count} texts of this screen are {sizePx} px, weight {weight}, in one colour.",
      why: "Nothing tells people where to begin or what belongs together: they have to read everything.",
      fix: "Make the title and the headings larger or bolder, and supporting text quieter.",
    },
    fr: {
      title: "Tous les textes se ressemblent",
      problem:
        "Les {count} textes de cet écran sont tous en {sizePx} px, graisse {weight}, d’une seule couleur.",
      why: "Rien ne dit par où commencer ni ce qui va ensemble : il faut tout lire.",
      fix: "Agrandissez ou graissez le titre et les intertitres, et atténuez les textes secondaires.",
    },
  },
  applies: (frame) =>
    screenTexts(frame).length >= FEWEST_TEXTS ? wholeFrame(frame, screenTexts(frame)) : [],
  check: (_, { frame, pass, fail }) => {
    const texts = screenTexts(frame).filter((text) => !isCode(text) && isWords(text));
    const [first] = texts;
    if (!first || texts.length < FEWEST_TEXTS) return pass();
    const look = lookOf(first);
    if (texts.some((text) => lookOf(text) !== look)) return pass();
    const { sizePx, weight } = styleOf(first);
    return fail({ count: texts.length, sizePx, weight }, { layers: texts });
  },
});
