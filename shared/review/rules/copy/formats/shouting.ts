import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { countWords, excerpt, isCode, wordsOf } from "../../../../perception/text/language/prose.ts";
import { shownText } from "../../../../perception/text/typography/shown-text.ts";
import { propose, type Proposal } from "../../../fixes/fix.ts";
import { likeCase } from "../../../fixes/words/like-case.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const FEWEST_WORDS = 5;
const FEWEST_LETTERS = 26;

const lettersIn = (text: string): readonly string[] => text.match(/\p{L}/gu) ?? [];

const isCapital = (letter: string): boolean =>
  letter === letter.toUpperCase() && letter !== letter.toLowerCase();

function isShouted(layer: TextLayer): boolean {
  const shown = shownText(layer);
  if (/\p{Ll}/u.test(shown)) return false;
  const letters = lettersIn(shown);
  return countWords(shown) >= FEWEST_WORDS && letters.length >= FEWEST_LETTERS && letters.every(isCapital);
}

/** Capitals of the style go; those that were typed become small letters where each word is one of a dictionary. */
function inSentenceCase(layer: TextLayer): readonly Proposal[] {
  const { id, text } = layer.node;
  if (text.runs.every((run) => run.case !== "upper"))
    return wordChange(layer, likeCase(text.characters, "A plain sentence"));
  return [propose("as-typed", {}, [{ layer: id, property: "text-case", from: "upper", to: "original" }])];
}

export const shouting = defineRule({
  id: "shouting",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/capitalization",
  yieldsTo: ["spaces-as-layout"],
  says: {
    en: {
      title: "Long text in capitals",
      problem: "“{text}” is set in capitals: {words} words.",
      why: "Lines of capitals take longer to read, and to many people they sound like shouting.",
      fix: "Set it in sentence case, and give it weight or size instead. Keep capitals for short labels.",
    },
    fr: {
      title: "Long texte en capitales",
      problem: "« {text} » est en capitales : {words} mots.",
      why: "Des lignes en capitales se lisent plus lentement, et beaucoup ont l’impression qu’on leur crie dessus.",
      fix: "Composez-le en minuscules et donnez-lui plutôt de la graisse ou du corps. Réservez les capitales aux libellés courts.",
    },
  },
  applies: (frame) => copyTexts(frame).filter((text) => !isCode(text)),
  check: (layer, { pass, fail }) =>
    isShouted(layer)
      ? fail(
          { text: excerpt(wordsOf(layer)), words: countWords(wordsOf(layer)) },
          { mend: () => inSentenceCase(layer) },
        )
      : pass(),
});
