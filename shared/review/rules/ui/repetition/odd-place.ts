import { oddPlaces } from "../../../../perception/layout/odd-places.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveLayer } from "../../../fixes/set-values.ts";
import { defineFrameRule } from "../../../rule.ts";
import { missedLength } from "../../../weigh/degree.ts";

const round = (px: number): number => Math.round(px * 10) / 10;

export const oddPlace = defineFrameRule({
  id: "odd-place",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  yieldsTo: ["label-proximity"],
  says: {
    en: {
      title: "One of several is not aligned with the others",
      problem: "“{name}” is {offPx} px away from where the same part stands in the {others} others.",
      why: "The same parts are expected in the same place: the eye sees even a small step and takes it for a slip.",
      fix: "Move “{name}” by {offPx} px, as in “{neighbour}”.",
    },
    fr: {
      title: "Un élément n’est pas aligné avec les autres",
      problem:
        "« {name} » est à {offPx} px de l’endroit où se trouve le même élément chez les {others} autres.",
      why: "On attend les mêmes éléments à la même place : l’œil perçoit même un petit décalage et le prend pour une erreur.",
      fix: "Déplacez « {name} » de {offPx} px, comme « {neighbour} ».",
    },
  },
  find: oddPlaces,
  tell: (odd, { layer, fail }) => {
    const { offPx, others, neighbour, moved } = odd;
    return fail(
      { name: layer.node.name, offPx: round(offPx), others, neighbour: neighbour.node.name },
      {
        named: { name: layer, neighbour },
        layers: [...new Set(moved.map(({ part }) => part))],
        miss: missedLength(offPx),
        mend: () => [
          propose(
            "place-of-equals",
            { px: round(offPx) },
            moved.flatMap(({ part, back }) => moveLayer(part, back.rightPx, back.downPx)),
          ),
        ],
      },
    );
  },
});
