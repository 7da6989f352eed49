import { copyTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { rewriteAll } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import { oddCapitals } from "./facts-behind/odd-capitals.ts";
import { oddEndings } from "./facts-behind/odd-endings.ts";

export const unevenWriting = defineRule({
  id: "uneven-writing",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/capitalization",
  bases: { ending: "https://learn.microsoft.com/en-us/style-guide/scannable-content/lists" },
  yieldsTo: ["placeholder-copy"],
  says: {
    en: {
      title: "Capitals used inconsistently",
      problem:
        "“{odd}” is capitalised differently from “{usual}”, a label of its kind (labels written like that: {others}).",
      why: "Labels of one kind that follow two rules look unfinished and make people doubt they are alike.",
      fix: "Write it with the capitals that the others have.",
      by: {
        ending: {
          title: "One of several ends differently",
          problem: "“{odd}” does not have the punctuation of the {others} beside it, such as “{usual}”.",
          why: "A mark on one of several that are alike looks like a slip, or makes that one seem to be something else.",
          fix: "End all of them alike: names and labels without a mark, whole sentences with a full stop.",
        },
      },
    },
    fr: {
      title: "Majuscules incohérentes",
      problem:
        "« {odd} » ne suit pas les majuscules de « {usual} », un libellé du même type (libellés écrits ainsi : {others}).",
      why: "Des libellés de même nature écrits de deux façons donnent une impression d’inachevé, et l’on se demande s’ils vont ensemble.",
      fix: "Écrivez-le avec les mêmes majuscules que les autres.",
      by: {
        ending: {
          title: "Une ponctuation finale différente",
          problem:
            "« {odd} » n’a pas la même ponctuation que les {others} textes voisins, comme « {usual} ».",
          why: "Quand un seul texte d’une série se termine autrement, on y cherche une raison.",
          fix: "Finissez-les tous de la même façon : les noms et libellés sans signe, les phrases entières par un point.",
        },
      },
    },
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, fail }) =>
    [...oddCapitals(frame), ...oddEndings(frame)].map(({ kind, odd, usual, others, isInRow, rewrite }) =>
      fail(
        { odd: excerpt(wordsOf(odd[0])), usual: excerpt(wordsOf(usual)), others },
        {
          layers: isInRow ? [...odd, usual] : odd,
          ...(isInRow && { severity: "minor" }),
          ...(kind === "ending" && { by: "ending", cause: wordsOf(odd[0]) }),
          mend: () => rewriteAll(odd, rewrite),
        },
      ),
    ),
});
