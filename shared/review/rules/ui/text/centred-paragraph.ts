import { hasLetters, knownLineCount, mainRun } from "../../../../perception/text/typography/lines.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { alignLeft } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const MOST_LINES = 3;
const LARGEST_BODY_PX = 20;
const FEWEST_LETTERS = 100;

export const centredParagraph = defineRule({
  id: "centred-paragraph",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "texts",
  basis: "https://practicaltypography.com/centered-text.html",
  says: {
    en: {
      title: "Long text is centred",
      problem:
        "{lines} lines of text are centred; from the fourth line on the ragged left edge slows reading.",
      why: "Every line starts somewhere else, so the eye has to look for it.",
      fix: "Align the paragraph to the left, or cut it to {most} lines.",
    },
    fr: {
      title: "Long texte centré",
      problem:
        "{lines} lignes de texte sont centrées ; dès la quatrième, le bord gauche irrégulier ralentit la lecture.",
      why: "Chaque ligne commence ailleurs, l’œil doit chercher où.",
      fix: "Alignez le paragraphe à gauche, ou réduisez-le à {most} lignes.",
    },
  },
  applies: (frame) =>
    seenTexts(frame).filter(
      (text) =>
        knownLineCount(text) !== undefined &&
        mainRun(text).sizePx <= LARGEST_BODY_PX &&
        hasLetters(text, FEWEST_LETTERS) &&
        !text.node.text.characters.includes("\n"),
    ),
  check: (text, { pass, fail }) => {
    const lines = knownLineCount(text) ?? 0;
    const isLong = lines > MOST_LINES && text.node.text.alignHorizontal === "center";
    return isLong ? fail({ lines, most: MOST_LINES }, { mend: () => [alignLeft(text)] }) : pass();
  },
});
