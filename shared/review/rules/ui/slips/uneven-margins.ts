import { defineFrameRule } from "../../../rule.ts";
import { lopsided, offMargin } from "./facts-behind/margins.ts";
import { slipsBy } from "./facts-behind/slips.ts";

const slips = slipsBy(lopsided, offMargin);

export const unevenMargins = defineFrameRule({
  id: "uneven-margins",
  aspect: "ui",
  severity: "minor",
  judges: "screen",
  basis: "https://m3.material.io/foundations/layout/applying-layout/compact",
  says: {
    en: {
      title: "Uneven margins",
      problem: "“{first}” is {ownPx} px away from the edge of the screen, “{last}” {usualPx} px.",
      why: "A common margin holds a screen together: what is slightly off it looks as if it had slipped.",
      fix: "Keep one margin, for example {usualPx} px.",
      kinds: {
        off: {
          title: "One block is off the margin",
          problem:
            "“{first}” is {ownPx} px away from the edge of the screen, where {count} others keep a margin of {usualPx} px.",
          fix: "Put “{first}” {usualPx} px away from the edge, like the rest.",
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
      kinds: {
        off: {
          title: "Un bloc hors de la marge",
          problem:
            "« {first} » est à {ownPx} px du bord de l’écran, alors que {count} autres éléments gardent une marge de {usualPx} px.",
          fix: "Placez « {first} » à {usualPx} px du bord, comme le reste.",
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
