import { offFields } from "./facts-behind/off-fields.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveLayer } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

export const fieldWordsOff = defineRule({
  id: "field-words-off",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    en: {
      title: "Words off the middle of their field",
      problem: "The middle of “{words}” and the middle of its field are {offPx} px apart (fields: {count}).",
      why: "A field is a narrow box around one line: words too high or too low in it look as if they had slipped.",
      fix: "Centre the words in the height of their field, best with an auto layout.",
    },
    fr: {
      title: "Texte décalé dans son champ",
      problem:
        "Le milieu de « {words} » et celui de son champ sont à {offPx} px l’un de l’autre (champs : {count}).",
      why: "Un champ entoure de près une seule ligne : un texte trop haut ou trop bas a l’air d’avoir glissé.",
      fix: "Centrez le texte dans la hauteur de son champ, de préférence avec un auto layout.",
    },
  },
  applies: (frame) =>
    isForPeople(frame)
      ? offFields(frame)
          .slice(0, 1)
          .map(({ words }) => words)
      : [],
  check: (_, { frame, pass, fail }) => {
    const [worst] = offFields(frame).toSorted((a, b) => Math.abs(b.downPx) - Math.abs(a.downPx));
    if (!worst) return pass();
    const layers = offFields(frame).flatMap(({ words, field }) => [words, field]);
    return fail(
      {
        words: excerpt(wordsOf(worst.words), 40),
        offPx: Math.round(Math.abs(worst.downPx)),
        count: offFields(frame).length,
      },
      {
        layers,
        mend: () => [
          propose(
            "centre",
            {},
            offFields(frame).flatMap(({ words, downPx }) => moveLayer(words, 0, -downPx)),
          ),
        ],
      },
    );
  },
});
