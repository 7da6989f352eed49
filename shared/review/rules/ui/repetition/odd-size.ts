import { oddSizes } from "../../../../perception/layout/odd-ones.ts";
import { propose } from "../../../fixes/fix.ts";
import { lengthChange } from "../../../fixes/set-values.ts";
import { defineFrameRule } from "../../../rule.ts";

export const oddSize = defineFrameRule({
  id: "odd-size",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  yieldsTo: ["odd-padding"],
  says: {
    en: {
      title: "One of several differs in size",
      problem: "“{name}” measures {own} px; the same as the {others} others beside it would be {usual} px.",
      why: "Things of one kind beside each other are compared at a glance, and a small difference looks like a slip.",
      fix: "Make it {usual} px, like the others.",
    },
    fr: {
      title: "Un élément n’a pas la taille des autres",
      problem: "« {name} » mesure {own} px ; à la taille des {others} autres à côté, il ferait {usual} px.",
      why: "On compare d’un coup d’œil les éléments du même genre placés côte à côte : un petit écart passe pour une erreur.",
      fix: "Donnez-lui {usual} px, comme aux autres.",
    },
  },
  find: oddSizes,
  tell: (odd, { layer, fail }) => {
    const { own, usual, others, model, sides } = odd;
    return fail(
      { name: layer.node.name, own, usual, others },
      {
        named: { name: layer },
        mend: () => [
          propose(
            "size-of-equals",
            { to: usual },
            sides.flatMap((side) => lengthChange(layer, side, layer.node.box[side], model.node.box[side])),
          ),
        ],
      },
    );
  },
});
