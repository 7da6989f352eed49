import { oddPlaces } from "../../../../perception/layout/odd-places.ts";
import { offCentres } from "../../../../perception/layout/off-centre.ts";
import type { Layer } from "../../../../perception/frame/frame.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveLayer } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** Boxes of one size in which what they hold has slipped by as much were drawn once and copied. */
function causeOf({ node: { box } }: Layer, rightPx: number, downPx: number): string {
  const [side, offPx] = Math.abs(rightPx) > Math.abs(downPx) ? ["right", rightPx] : ["down", downPx];
  return `${side} ${Math.round(offPx)} ${Math.round(box.width)} ${Math.round(box.height)}`;
}

const round = (px: number): number => Math.round(Math.abs(px) * 10) / 10;

export const offCentre = defineRule({
  id: "off-centre",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    title: "Off centre in its box",
    problem:
      "“{content}” lies {acrossPx} px beside and {alongPx} px above or below the centre of the box around it.",
    why: "In a small box the space around words or an icon is seen at once: uneven space looks like a slip.",
    fix: "Centre “{content}” in its box, best with an auto layout.",
  },
  applies: (frame) => [...offCentres(frame).keys()],
  check: (layer, { frame, pass, fail }) => {
    const off = offCentres(frame).get(layer);
    if (!off || oddPlaces(frame).has(off.content)) return pass();
    const { content, rightPx, downPx } = off;
    return fail(
      { content: content.node.name, acrossPx: round(rightPx), alongPx: round(downPx) },
      {
        named: { content },
        cause: causeOf(layer, rightPx, downPx),
        layers: [content, layer],
        mend: () => [propose("centre", {}, moveLayer(content, -rightPx, -downPx))],
      },
    );
  },
});
