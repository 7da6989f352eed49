import type { LengthProperty } from "../../../../mend/change.ts";
import { oddPaddings } from "../../../../perception/layout/odd-paddings.ts";
import { propose } from "../../../fixes/fix.ts";
import { lengthChange } from "../../../fixes/set-values.ts";
import { defineFrameRule } from "../../../rule.ts";

const SIDES: readonly LengthProperty[] = ["padding-top", "padding-right", "padding-bottom", "padding-left"];

export const oddPadding = defineFrameRule({
  id: "odd-padding",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "One of several differs in padding",
      problem:
        "The padding of “{name}” is {own} px (top, right, bottom, left); that of the {others} others like it is {usual} px.",
      why: "Boxes of one kind are compared at a glance: where the content of one sits elsewhere, it looks like a slip.",
      fix: "Give it the padding of the others, {usual} px, best from the component they share.",
    },
    fr: {
      title: "Une marge intérieure différente des autres",
      problem:
        "La marge intérieure de « {name} » est de {own} px (haut, droite, bas, gauche) ; celle des {others} autres du même genre est de {usual} px.",
      why: "Des cadres du même genre se comparent d’un coup d’œil : si le contenu d’un seul est placé autrement, on croit à une erreur.",
      fix: "Donnez-lui la marge des autres, {usual} px, de préférence dans leur composant commun.",
    },
  },
  find: oddPaddings,
  tell: (odd, { layer, fail }) => {
    const { own, usual, others, ownPx, usualPx } = odd;
    return fail(
      { name: layer.node.name, own, usual, others },
      {
        named: { name: layer },
        mend: () => [
          propose(
            "padding-of-equals",
            { to: usual },
            SIDES.flatMap((side, index) => lengthChange(layer, side, ownPx[index] ?? 0, usualPx[index] ?? 0)),
          ),
        ],
      },
    );
  },
});
