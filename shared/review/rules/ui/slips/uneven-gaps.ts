import { defineFrameRule } from "../../../rule.ts";
import { uneven } from "./facts-behind/uneven.ts";
import { slipsBy } from "./facts-behind/slips.ts";

const slips = slipsBy(uneven);

export const unevenGaps = defineFrameRule({
  id: "uneven-gaps",
  aspect: "ui",
  severity: "minor",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/gestalt-proximity/",
  says: {
    en: {
      title: "Unevenly spaced",
      problem: "From “{first}” to “{last}” the gaps are {gapsPx} px, though all {count} are of one kind.",
      why: "Things of one kind read as one list when the same space lies between them; uneven gaps look like a slip, or as if some belonged closer together.",
      fix: "Leave one gap between all of them, for example {usualPx} px, best with an auto layout.",
      kinds: {
        one: {
          title: "One gap differs",
          problem:
            "From “{first}” to “{last}” the gaps are {gapsPx} px: one differs from the others, which are all {usualPx} px.",
          fix: "Make all of them {usualPx} px, best with an auto layout.",
        },
      },
    },
    fr: {
      title: "Espacement irrégulier",
      problem:
        "De « {first} » à « {last} », les intervalles sont de {gapsPx} px, alors que les {count} éléments sont d’un même genre.",
      why: "Des éléments d’un même genre se lisent comme une liste quand le même espace les sépare ; sinon on croit à une erreur, ou que certains vont ensemble.",
      fix: "Laissez partout le même intervalle, par exemple {usualPx} px, de préférence avec un auto layout.",
      kinds: {
        one: {
          title: "Un intervalle diffère",
          problem:
            "De « {first} » à « {last} », les intervalles sont de {gapsPx} px : un seul diffère des autres, tous de {usualPx} px.",
          fix: "Donnez {usualPx} px à tous, de préférence avec un auto layout.",
        },
      },
    },
  },
  find: slips,
  tell: (found, { fail }) => found.map(({ said, ...options }) => fail(said, options)),
});
