import { oddPlaces } from "../../../../perception/layout/odd-places.ts";
import { type OffCentre, offCentres } from "./facts-behind/off-centre.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveLayer } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const farthest = ({ rightPx, downPx }: OffCentre): number => Math.max(Math.abs(rightPx), Math.abs(downPx));

const round = (px: number): number => Math.round(Math.abs(px) * 10) / 10;

export const offCentre = defineRule({
  id: "off-centre",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  yieldsTo: ["odd-place", "uneven-padding", "cramped-box"],
  mendedIn: "component",
  says: {
    en: {
      title: "Off centre in its box",
      problem:
        "“{content}” lies {acrossPx} px beside and {alongPx} px above or below the centre of the box around it.",
      why: "In a small box the space around words or an icon is seen at once: uneven space looks like a slip.",
      fix: "Centre “{content}” in its box, best with an auto layout.",
    },
    fr: {
      title: "Décentré dans son cadre",
      problem:
        "« {content} » est à {acrossPx} px à côté et à {alongPx} px au-dessus ou au-dessous du centre de son cadre.",
      why: "Dans un petit cadre, l’espace autour des mots ou de l’icône saute aux yeux : inégal, il passe pour une erreur.",
      fix: "Centrez « {content} » dans son cadre, de préférence avec un auto layout.",
    },
  },
  // The one finding that is made of several is told of the farthest.
  applies: (frame) =>
    [...offCentres(frame)].toSorted(([, a], [, b]) => farthest(b) - farthest(a)).map(([layer]) => layer),
  check: (layer, { frame, pass, fail }) => {
    const off = offCentres(frame).get(layer);
    if (!off || oddPlaces(frame).has(off.content)) return pass();
    const { content, rightPx, downPx } = off;
    return fail(
      { content: content.node.name, acrossPx: round(rightPx), alongPx: round(downPx) },
      {
        named: { content },
        // Words that were put over several boxes by eye are one slip.
        cause: "off-centre",
        layers: [content, layer],
        mend: () => [propose("centre", {}, moveLayer(content, -rightPx, -downPx))],
      },
    );
  },
});
