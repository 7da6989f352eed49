import { offMargins } from "../../../../perception/layout/off-margins.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveLayer } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import { missedLength } from "../../../weigh/degree.ts";

const round = (px: number): number => Math.round(px * 10) / 10;

export const offMargin = defineRule({
  id: "off-margin",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://m3.material.io/foundations/layout/applying-layout/compact",
  says: {
    title: "One block is off the margin",
    problem:
      "“{name}” is {ownPx} px away from the edge of the screen, where {count} others keep a margin of {usualPx} px.",
    why: "A common margin holds a screen together: what is slightly off it looks as if it had slipped.",
    fix: "Put “{name}” {usualPx} px away from the edge, like the rest.",
  },
  applies: (frame) => (isScreen(frame) ? [...offMargins(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const off = offMargins(frame).get(layer);
    if (!off) return pass();
    const { ownPx, usualPx, count, rightPx } = off;
    return fail(
      { name: layer.node.name, ownPx: round(ownPx), usualPx: round(usualPx), count },
      {
        named: { name: layer },
        miss: missedLength(ownPx - usualPx),
        mend: () => [
          propose("place-of-equals", { px: round(Math.abs(rightPx)) }, moveLayer(layer, rightPx, 0)),
        ],
      },
    );
  },
});
