import { descendants } from "../../../../perception/frame/frame.ts";
import { oddLines } from "../../../../perception/layout/odd-paints.ts";
import { propose } from "../../../fixes/fix.ts";
import { lengthChange } from "../../../fixes/set-values.ts";
import { defineFrameRule } from "../../../rule.ts";

export const oddLineWidth = defineFrameRule({
  id: "odd-line-width",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "One of several differs in line width",
      problem: "The lines of “{name}” are {own} px wide, those of the {others} others like it {usual} px.",
      why: "Lines of one width make borders and icons a family; one that is thicker or thinner stands out without a reason.",
      fix: "Draw it in lines of {usual} px, like the others.",
    },
    fr: {
      title: "Un élément aux traits d’une autre épaisseur",
      problem:
        "Les traits de « {name} » font {own} px d’épaisseur, ceux des {others} autres du même genre {usual} px.",
      why: "Une même épaisseur de trait fait des bordures et des icônes une famille ; un trait plus gras ou plus fin se remarque sans raison.",
      fix: "Tracez-le en {usual} px, comme les autres.",
    },
  },
  find: oddLines,
  tell: (odd, { layer, fail }) => {
    const { own, usual, others } = odd;
    const lines = [layer, ...descendants(layer)].filter(({ node }) => node.stroke);
    return fail(
      { name: layer.node.name, own, usual, others },
      {
        named: { name: layer },
        mend: () => [
          propose(
            "line-of-equals",
            { to: usual },
            lines.flatMap((line) => lengthChange(line, "stroke-width", own, usual)),
          ),
        ],
      },
    );
  },
});
