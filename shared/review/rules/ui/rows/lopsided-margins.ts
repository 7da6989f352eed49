import { lopsidedMargins } from "../../../../perception/layout/lopsided-margins.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { center } from "../../../../scene/geometry.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveThing } from "../../../fixes/place/move-thing.ts";
import { defineRule } from "../../../rule.ts";

/** From here on it is seen without a ruler. */
const SEEN_PX = 6;

export const leaningBlocks = defineRule({
  id: "lopsided-margins",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://m3.material.io/foundations/layout/applying-layout/compact",
  says: {
    title: "Unequal side margins",
    problem:
      "The {count} wide blocks of this screen keep {leftPx} px from its left edge and {rightPx} px from its right edge.",
    why: "Blocks as wide as the screen are framed by its two edges; with unequal margins everything seems to have slipped aside.",
    fix: "Keep one margin at both sides, for example {marginPx} px.",
  },
  applies: (frame) =>
    isScreen(frame)
      ? (lopsidedMargins(frame)
          ?.blocks.slice(0, 1)
          .map(({ layer }) => layer) ?? [])
      : [],
  check: (_, { frame, pass, fail }) => {
    const found = lopsidedMargins(frame);
    if (!found) return pass();
    const { blocks, leftPx, rightPx } = found;
    const middle = center(frame.root.node.box).x;
    return fail(
      {
        count: blocks.length,
        leftPx: Math.round(leftPx),
        rightPx: Math.round(rightPx),
        marginPx: Math.round((leftPx + rightPx) / 2),
      },
      {
        layers: blocks.map(({ layer }) => layer),
        miss: Math.abs(rightPx - leftPx) >= SEEN_PX ? "clear" : "slight",
        mend: () => [
          propose(
            "centre",
            {},
            blocks.flatMap((block) => moveThing(block, middle - center(block.box).x, 0)),
          ),
        ],
      },
    );
  },
});
