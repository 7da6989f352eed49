import { WIDE_BLOCK } from "../frame/limits.ts";
import { right } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { closest, type Frame } from "../frame/frame.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { isOrnament } from "../parts/is-ornament.ts";
import { pinnedBars } from "../structure/pinned-bars.ts";
import { hasPhoneWidth } from "../structure/screens/has-phone-width.ts";
import type { Thing } from "../things/thing.ts";
import { besides, onGround } from "./on-ground.ts";

/** The wide blocks of a phone's screen that stay further away from one side of it than from the other. */
export interface LopsidedMargins {
  readonly blocks: readonly [Thing, ...Thing[]];
  /** The margins of the first block. */
  readonly leftPx: number;
  readonly rightPx: number;
}

/** Further away from one side, a block is meant to be narrower; beyond the edge it is scrolled. */
const MARGIN_PX = { min: 4, max: 48 };
/** Less is seen by nobody. */
const OFF_PX = 5;
const SAME_PX = 3;
const FEWEST = 2;
/** Where as many keep two equal margins, the others are slips of their own. */
const MOST_SHARE = 0.7;

const leftOf = ({ box }: Thing, { root }: Frame): number => box.x - root.node.box.x;
const rightOf = ({ box }: Thing, { root }: Frame): number => right(root.node.box) - right(box);

/** How much more room a block has at its right; negative for more at its left. */
const leanOf = (thing: Thing, frame: Frame): number => rightOf(thing, frame) - leftOf(thing, frame);

function isWideBlock(thing: Thing, frame: Frame): boolean {
  const { layer, kind, painter, box } = thing;
  const { width } = frame.root.node.box;
  const margins = [leftOf(thing, frame), rightOf(thing, frame)];
  return (
    painter !== undefined &&
    kind !== "picture" &&
    !layer.node.rotationDeg &&
    box.width >= WIDE_BLOCK.toOneSide.minShare * width &&
    box.width <= WIDE_BLOCK.toOneSide.maxShare * width &&
    box.height >= WIDE_BLOCK.toOneSide.lowestPx &&
    margins.every((margin) => margin >= MARGIN_PX.min && margin <= MARGIN_PX.max) &&
    !isForeignPart(layer) &&
    !isOrnament(layer) &&
    !closest(layer, (one) => pinnedBars(frame).includes(one))
  );
}

/** The wide blocks of a phone's screen that lean to one side by the same amount; undefined when most stand in its middle. */
export const lopsidedMargins = computed((frame: Frame): LopsidedMargins | undefined => {
  if (!hasPhoneWidth(frame)) return undefined;
  const wide = onGround(frame).things.filter((thing) => {
    if (!isWideBlock(thing, frame)) return false;
    const { row, isInside } = besides(thing, frame);
    return row.length === 0 && !isInside;
  });
  const lean = wide.map((thing) => leanOf(thing, frame)).toSorted((a, b) => a - b)[
    Math.floor(wide.length / 2)
  ];
  if (lean === undefined || Math.abs(lean) < OFF_PX) return undefined;
  const [first, ...others] = wide.filter((thing) => Math.abs(leanOf(thing, frame) - lean) <= SAME_PX);
  if (!first || others.length + 1 < FEWEST || others.length + 1 < MOST_SHARE * wide.length) return undefined;
  return { blocks: [first, ...others], leftPx: leftOf(first, frame), rightPx: rightOf(first, frame) };
});
