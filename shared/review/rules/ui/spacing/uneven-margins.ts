import { marginsApart } from "../../../../perception/layout/margins-apart.ts";
import { toOneMargin } from "../../../fixes/place/one-margin.ts";
import { defineRule } from "../../../rule.ts";

const round = (px: number): number => Math.round(px);

export const unevenMargins = defineRule({
  id: "uneven-margins",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://m3.material.io/foundations/layout/applying-layout/compact",
  yieldsTo: ["off-middle", "wandering-edges", "crooked-column"],
  says: {
    en: {
      title: "Blocks of one column have different margins",
      problem: "“{name}” starts {leftPx} px from the left edge of the screen, “{other}” {otherLeftPx} px.",
      why: "Blocks of one column read as a whole when their edges line up; otherwise the column looks broken.",
      fix: "Give both the same margins.",
    },
    fr: {
      title: "Des blocs d’une même colonne n’ont pas les mêmes marges",
      problem: "« {name} » commence à {leftPx} px du bord gauche de l’écran, « {other} » à {otherLeftPx} px.",
      why: "Les blocs d’une colonne se lisent comme un tout quand leurs bords s’alignent ; sinon, la colonne paraît cassée.",
      fix: "Donnez aux deux les mêmes marges.",
    },
  },
  applies: (frame) => {
    const found = marginsApart(frame);
    return found ? [found.block] : [];
  },
  check: (layer, { frame, pass, fail }) => {
    const found = marginsApart(frame);
    if (!found) return pass();
    const { other, own, usual } = found;
    return fail(
      {
        name: layer.node.name,
        other: other.node.name,
        leftPx: round(own.leftPx),
        rightPx: round(own.rightPx),
        otherLeftPx: round(usual.leftPx),
        otherRightPx: round(usual.rightPx),
      },
      {
        layers: [layer, other],
        named: { name: layer, other },
        mend: () => toOneMargin(found, frame),
      },
    );
  },
});
