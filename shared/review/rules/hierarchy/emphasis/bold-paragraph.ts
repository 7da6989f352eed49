import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { bodyStyle, styleOf } from "../../../../perception/text/typography/text-style.ts";
import { propose } from "../../../fixes/fix.ts";
import { setAllRuns } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const BOLD = 600;
const REGULAR = 400;
const FEWEST_WORDS = 30;
/** Larger texts are statements, not paragraphs. */
const LARGEST_PX = 20;

const isAllBold = ({ node }: TextLayer): boolean =>
  node.text.runs.every((run) => run.weight >= BOLD && run.sizePx <= LARGEST_PX);

export const boldParagraph = defineRule({
  id: "bold-paragraph",
  aspect: "hierarchy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://practicaltypography.com/bold-or-italic.html",
  says: {
    en: {
      title: "Whole paragraph in bold",
      problem: "“{start}” is bold throughout: {words} words.",
      why: "Bold marks a few words in the rest; when all of it is bold nothing stands out, and it tires the eye.",
      fix: "Set the paragraph in regular weight, and make only its key words bold.",
    },
    fr: {
      title: "Paragraphe entier en gras",
      problem: "« {start} » est en gras d’un bout à l’autre : {words} mots.",
      why: "Le gras fait ressortir quelques mots ; quand tout est gras, rien ne ressort et l’œil se fatigue.",
      fix: "Composez le paragraphe en graisse normale, et ne graissez que ses mots clés.",
    },
  },
  applies: (frame) => copyTexts(frame).filter(({ node }) => countWords(node.text.characters) >= FEWEST_WORDS),
  check: (layer, { frame, pass, fail }) => {
    const text = wordsOf(layer);
    const isExceptional = isAllBold(layer) && bodyStyle(frame).sizePx <= LARGEST_PX;
    return isExceptional
      ? fail(
          { start: excerpt(text, 40), words: countWords(text) },
          {
            mend: () => [
              propose(
                "weight",
                { from: styleOf(layer).weight, to: REGULAR },
                setAllRuns(layer, "font-weight", ({ weight }) => weight, REGULAR),
              ),
            ],
          },
        )
      : pass();
  },
});
