import { defineFrameRule } from "../../../rule.ts";
import { lopsided } from "./facts-behind/margins.ts";
import { slipsBy } from "./facts-behind/slips.ts";

const slips = slipsBy(lopsided);

export const unevenMargins = defineFrameRule({
  id: "uneven-margins",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://m3.material.io/foundations/layout/applying-layout/compact",
  says: {
    en: {
      title: "Unequal side margins",
      problem:
        "The {count} wide blocks of this screen keep {ownPx} px from its left edge and {usualPx} px from its right edge.",
      why: "Blocks as wide as the screen are framed by its two edges; with unequal margins everything seems to have slipped aside.",
      fix: "Keep the same margin at both sides.",
    },
    fr: {
      title: "Marges latérales inégales",
      problem:
        "Les {count} blocs larges de cet écran sont à {ownPx} px de son bord gauche et à {usualPx} px de son bord droit.",
      why: "Des blocs aussi larges que l’écran sont encadrés par ses deux bords ; avec des marges inégales, tout semble avoir glissé sur le côté.",
      fix: "Gardez la même marge des deux côtés.",
    },
  },
  find: slips,
  tell: (found, { fail }) => found.map(({ said, ...options }) => fail(said, options)),
});
