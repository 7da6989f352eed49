import { defineFrameRule } from "../../../rule.ts";
import { crooked } from "./facts-behind/crooked.ts";
import { offButtons } from "./facts-behind/off-buttons.ts";
import { slipsBy } from "./facts-behind/slips.ts";

const slips = slipsBy(crooked, offButtons);

export const outOfLine = defineFrameRule({
  id: "out-of-line",
  aspect: "ui",
  severity: "minor",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  yieldsTo: ["label-proximity"],
  says: {
    en: {
      title: "Out of line",
      problem: "“{first}” and “{last}” stand {linesPx} px beside their line.",
      why: "What belongs together reads as one when it shares a line; a step of a few pixels looks like a slip.",
      fix: "Put all {count} on one line.",
      kinds: {
        row: {
          title: "Row items misaligned",
          problem:
            "From “{first}” to “{last}” this is one row, but its parts stand {linesPx} px from the top: {offPx} px apart.",
          fix: "Put all {count} on one line, best with an auto layout that centres them.",
        },
        column: {
          title: "A column that is out of line",
          problem:
            "From “{first}” to “{last}” this is one column, but its {count} parts start {linesPx} px from the left: {offPx} px apart.",
          fix: "Let all {count} start at one edge, for example {usualPx} px, best with an auto layout.",
        },
        button: {
          title: "Button and fields do not line up",
          problem:
            "“{first}” almost lines up with the fields above it, such as “{last}”: its left and right edges are {linesPx} px off theirs.",
          fix: "Let “{first}” start and end where the fields do, {usualPx} px wide.",
        },
      },
    },
    fr: {
      title: "Mal aligné",
      problem: "« {first} » et « {last} » sont à {linesPx} px de leur ligne.",
      why: "Ce qui va ensemble se lit comme un tout quand il partage une ligne ; un décalage de quelques pixels passe pour une erreur.",
      fix: "Placez les {count} éléments sur une même ligne.",
      kinds: {
        row: {
          title: "Rangée mal alignée",
          problem:
            "De « {first} » à « {last} », c’est une seule rangée, mais ses éléments sont à {linesPx} px du haut : {offPx} px d’écart.",
          fix: "Placez les {count} éléments sur une même ligne, de préférence avec un auto layout qui les centre.",
        },
        column: {
          title: "Une colonne mal alignée",
          problem:
            "De « {first} » à « {last} », c’est une seule colonne, mais ses {count} éléments commencent à {linesPx} px du bord gauche : {offPx} px d’écart.",
          fix: "Faites commencer les {count} éléments au même bord, par exemple à {usualPx} px, de préférence avec un auto layout.",
        },
        button: {
          title: "Bouton et champs mal alignés",
          problem:
            "« {first} » s’aligne à peu près sur les champs du dessus, comme « {last} » : ses bords gauche et droit s’en écartent de {linesPx} px.",
          fix: "Faites commencer et finir « {first} » là où commencent et finissent les champs : {usualPx} px de large.",
        },
      },
    },
  },
  find: slips,
  tell: (found, { fail }) => found.map(({ said, ...options }) => fail(said, options)),
});
