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
    title: "One of several differs in padding",
    problem:
      "The padding of “{name}” is {own} px (top, right, bottom, left); that of the {others} others like it is {usual} px.",
    why: "Boxes of one kind are compared at a glance: where the content of one sits elsewhere, it looks like a slip.",
    fix: "Give it the padding of the others, {usual} px, best from the component they share.",
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
