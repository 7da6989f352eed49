import type { Frame } from "../../../../perception/frame/frame.ts";
import { marginsApart, type UnevenMargins } from "../../../../perception/layout/margins-apart.ts";
import { outermost } from "../../../../perception/structure/margins.ts";
import { propose, type Proposal } from "../../../fixes/fix.ts";
import { moveThing } from "../../../fixes/move-thing.ts";
import { thingOf } from "../../../fixes/place/thing-of.ts";
import { defineRule } from "../../../rule.ts";

const round = (px: number): number => Math.round(px);

const SAME_PX = 2;

/** Moves a block that is as wide as the other one to its margins, with those that have the same edges. */
function moveToMargin({ block, own, usual }: UnevenMargins, frame: Frame): readonly Proposal[] {
  const rightPx = round(usual.leftPx - own.leftPx);
  if (Math.abs(rightPx + (usual.rightPx - own.rightPx)) > SAME_PX) return [];
  const { x, width } = block.node.box;
  const moves = outermost(frame)
    .filter(({ node: { box } }) => Math.abs(box.x - x) < SAME_PX && Math.abs(box.width - width) < SAME_PX)
    .map((one) => {
      const thing = thingOf(one, frame);
      return thing ? moveThing(thing, rightPx, 0) : [];
    });
  if (moves.some((changes) => changes.length === 0)) return [];
  return [propose("place-of-equals", { px: Math.abs(rightPx) }, moves.flat())];
}

export const unevenMargins = defineRule({
  id: "uneven-margins",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://m3.material.io/foundations/layout/applying-layout/compact",
  says: {
    title: "Blocks of one column have different margins",
    problem: "“{name}” starts {leftPx} px from the left edge of the screen, “{other}” {otherLeftPx} px.",
    why: "Blocks of one column read as a whole when their edges line up; otherwise the column looks broken.",
    fix: "Give both the same margins.",
  },
  applies: (frame) => {
    const found = marginsApart(frame);
    return found ? [found.block] : [];
  },
  check: (layer, { frame, pass, fail }) => {
    const found = marginsApart(frame);
    if (!found) return pass();
    const { other, own, usual } = found;
    return fail(
      {
        name: layer.node.name,
        other: other.node.name,
        leftPx: round(own.leftPx),
        rightPx: round(own.rightPx),
        otherLeftPx: round(usual.leftPx),
        otherRightPx: round(usual.rightPx),
      },
      {
        layers: [layer, other],
        named: { name: layer, other },
        mend: () => moveToMargin(found, frame),
      },
    );
  },
});
