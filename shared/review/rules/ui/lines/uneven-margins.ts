import { defineFrameRule } from "../../../rule.ts";
import { apart, lopsided, offMargin, wandering } from "./facts-behind/margins.ts";
import { slipsBy } from "./facts-behind/slips.ts";

const LAYOUT = "https://m3.material.io/foundations/layout/applying-layout/compact";

const slips = slipsBy(wandering, lopsided, offMargin, apart);

export const unevenMargins = defineFrameRule({
  id: "uneven-margins",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: LAYOUT,
  bases: { off: LAYOUT, apart: LAYOUT, wandering: LAYOUT, lopsided: LAYOUT },
  says: {
    en: {
      title: "Uneven margins",
      problem: "“{first}” is {ownPx} px away from the edge of the screen, “{last}” {usualPx} px.",
      why: "A common margin holds a screen together: what is slightly off it looks as if it had slipped.",
      fix: "Keep one margin, for example {usualPx} px.",
      by: {
        off: {
          title: "One block is off the margin",
          problem:
            "“{first}” is {ownPx} px away from the edge of the screen, where {count} others keep a margin of {usualPx} px.",
          fix: "Put “{first}” {usualPx} px away from the edge, like the rest.",
        },
        apart: {
          title: "Blocks of one column have different margins",
          problem: "“{first}” starts {ownPx} px from the left edge of the screen, “{last}” {usualPx} px.",
          why: "Blocks of one column read as a whole when their edges line up; otherwise the column looks broken.",
          fix: "Give both the same margins.",
        },
        wandering: {
          title: "No common left edge",
          problem:
            "The {count} blocks of this column start {ownPx} px from the left edge of the screen: none of these lines is kept by most of them.",
          why: "One edge holds a column together, and the eye comes back to it; several close to each other look like slips.",
          fix: "Choose one margin, for example {usualPx} px, and let all blocks start there.",
        },
        lopsided: {
          title: "Unequal side margins",
          problem:
            "The {count} wide blocks of this screen keep {ownPx} px from its left edge and {usualPx} px from its right edge.",
          why: "Blocks as wide as the screen are framed by its two edges; with unequal margins everything seems to have slipped aside.",
          fix: "Keep the same margin at both sides.",
        },
      },
    },
    fr: {
      title: "Marges inégales",
      problem: "« {first} » est à {ownPx} px du bord de l’écran, « {last} » à {usualPx} px.",
      why: "Une marge commune tient l’écran ensemble : ce qui s’en écarte de peu semble avoir glissé.",
      fix: "Gardez une seule marge, par exemple {usualPx} px.",
      by: {
        off: {
          title: "Un bloc hors de la marge",
          problem:
            "« {first} » est à {ownPx} px du bord de l’écran, alors que {count} autres éléments gardent une marge de {usualPx} px.",
          fix: "Placez « {first} » à {usualPx} px du bord, comme le reste.",
        },
        apart: {
          title: "Des blocs d’une même colonne n’ont pas les mêmes marges",
          problem: "« {first} » commence à {ownPx} px du bord gauche de l’écran, « {last} » à {usualPx} px.",
          why: "Les blocs d’une colonne se lisent comme un tout quand leurs bords s’alignent ; sinon, la colonne paraît cassée.",
          fix: "Donnez aux deux les mêmes marges.",
        },
        wandering: {
          title: "Pas de bord gauche commun",
          problem:
            "Les {count} blocs de cette colonne commencent à {ownPx} px du bord gauche de l’écran : la plupart ne suivent aucune de ces lignes.",
          why: "Un bord commun tient la colonne ensemble, et l’œil y revient ; plusieurs bords très proches passent pour des erreurs.",
          fix: "Choisissez une seule marge, par exemple {usualPx} px, et faites-y commencer tous les blocs.",
        },
        lopsided: {
          title: "Marges latérales inégales",
          problem:
            "Les {count} blocs larges de cet écran sont à {ownPx} px de son bord gauche et à {usualPx} px de son bord droit.",
          why: "Des blocs aussi larges que l’écran sont encadrés par ses deux bords ; avec des marges inégales, tout semble avoir glissé sur le côté.",
          fix: "Gardez la même marge des deux côtés.",
        },
      },
    },
  },
  find: slips,
  tell: (found, { fail }) => found.map(({ said, ...options }) => fail(said, options)),
});
