import type { Change } from "../../../../mend/change.ts";
import { descendants, type Layer } from "../../../../perception/frame/frame.ts";
import { type OddShade, oddShades } from "../../../../perception/layout/odd-paints.ts";
import { propose } from "../../../fixes/fix.ts";
import { defineFrameRule } from "../../../rule.ts";

const set = ({ node }: Layer, property: "fill" | "stroke", { own, usual }: OddShade): readonly Change[] => [
  { layer: node.id, property, from: own, to: usual },
];

/** All lines and faces of a drawing have one colour. */
const shadeChanges = (layer: Layer, odd: OddShade): readonly Change[] =>
  odd.of === "sign"
    ? [layer, ...descendants(layer)].flatMap((shape) => [
        ...(shape.node.fills ? set(shape, "fill", odd) : []),
        ...(shape.node.strokes ? set(shape, "stroke", odd) : []),
      ])
    : set(layer, odd.of === "border" ? "stroke" : "fill", odd);

export const oddShade = defineFrameRule({
  id: "odd-shade",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "One of several has a slightly different colour",
      problem: "“{name}” is {own}; the {others} others like it are {usual}.",
      why: "Things of one kind beside each other are compared at a glance: a slightly different colour looks like a slip.",
      fix: "Give it {usual} too, best from one style or variable.",
    },
    fr: {
      title: "Un élément d’une couleur à peine différente",
      problem: "« {name} » est en {own} ; les {others} autres du même genre sont en {usual}.",
      why: "Des éléments du même genre se comparent d’un coup d’œil : une nuance d’écart passe pour une erreur.",
      fix: "Donnez-lui aussi {usual}, de préférence par un style ou une variable.",
    },
  },
  find: oddShades,
  tell: (odd, { layer, fail }) => {
    const { own, usual, others } = odd;
    return fail(
      { name: layer.node.name, own, usual, others },
      {
        named: { name: layer },
        mend: () => [propose("color-of-equals", { to: usual }, shadeChanges(layer, odd))],
      },
    );
  },
});
