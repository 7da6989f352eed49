import { oddShadows } from "../../../../perception/layout/odd-paints.ts";
import { defineFrameRule } from "../../../rule.ts";

export const oddShadow = defineFrameRule({
  id: "odd-shadow",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "One of several differs in shadow",
      problem: "“{name}” lacks the shadow that the {others} others like it have: {usual}.",
      why: "A shadow says how high a thing lies: where only one differs, people look for a reason.",
      fix: "Use the shadow {usual} (x, y, blur, spread), best from one effect style.",
    },
    fr: {
      title: "Un élément n’a pas l’ombre des autres",
      problem: "« {name} » n’a pas l’ombre des {others} autres du même genre : {usual}.",
      why: "Une ombre dit à quelle hauteur se trouve un élément : si une seule diffère, on en cherche la raison.",
      fix: "Utilisez l’ombre {usual} (x, y, flou, étendue), de préférence par un style d’effet.",
    },
  },
  find: oddShadows,
  tell: (odd, { layer, fail }) => {
    const { usual, others } = odd;
    return fail({ name: layer.node.name, usual, others }, { named: { name: layer } });
  },
});
