import { GROUND_SHARE, WIDE_BLOCK } from "../frame/limits.ts";
import { right } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { closest, type Frame, isText, type Layer } from "../frame/frame.ts";
import { nearWidths } from "../controls/fields/near-widths.ts";
import { elementByLayer } from "../elements/elements.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { boxPainter, hasPicture } from "../paint/painted-box.ts";
import { outermost } from "../structure/margins.ts";
import { pinnedBars } from "../structure/pinned-bars.ts";
import { isScreen } from "../structure/screens/screen-kind.ts";
import { hasPhoneWidth } from "../structure/screens/has-phone-width.ts";

/** Two wide blocks of a screen that keep different margins. */
export interface UnevenMargins {
  readonly block: Layer;
  readonly other: Layer;
  /** How far each stays away from the left and the right edge of the screen. */
  readonly own: Sides;
  readonly usual: Sides;
}

interface Sides {
  readonly leftPx: number;
  readonly rightPx: number;
}

/** A higher box is the ground of the whole screen. */
const BAND_HEIGHT_SHARE = 0.6;
/** A block is seen beside the few above it. */
const NEAR = 3;
/** Less is seen by nobody; more is a block that is meant to be narrower. */
const OFF_PX = { min: 4, max: 24 };

const sidesOf = ({ node: { box } }: Layer, { root }: Frame): Sides => ({
  leftPx: box.x - root.node.box.x,
  rightPx: right(root.node.box) - right(box),
});

function isWideBlock(layer: Layer, frame: Frame): boolean {
  const { width } = frame.root.node.box;
  const { box, rotationDeg } = layer.node;
  return (
    !isText(layer) &&
    !rotationDeg &&
    !isForeignPart(layer) &&
    boxPainter(layer) !== undefined &&
    !hasPicture(layer) &&
    !pinnedBars(frame).includes(layer) &&
    elementByLayer(frame).get(layer)?.role !== "tab-bar" &&
    box.width >= WIDE_BLOCK.withOtherMargins.minShare * width &&
    box.width <= WIDE_BLOCK.withOtherMargins.maxShare * width &&
    box.height >= WIDE_BLOCK.withOtherMargins.lowestPx
  );
}

/** Where only the right edge differs, a block is as wide as its words. */
const difference = (a: Sides, b: Sides): number => Math.abs(a.leftPx - b.leftPx);

/** The band across the screen that a block stands in has a padding of its own; a bar that stays keeps to the screen. */
const bandOf = (layer: Layer, frame: Frame): Layer | undefined =>
  closest(
    layer,
    (one) =>
      one !== layer &&
      one.parent !== null &&
      one.node.box.height < BAND_HEIGHT_SHARE * frame.root.node.box.height &&
      one.node.box.width > GROUND_SHARE.ofWidth * frame.root.node.box.width &&
      boxPainter(one) !== undefined &&
      !pinnedBars(frame).includes(one),
  );

/** True when one block stands entirely above the other; a block inside another keeps that one’s padding. */
const isApart = (a: Layer, b: Layer): boolean =>
  a.node.box.y >= b.node.box.y + b.node.box.height || b.node.box.y >= a.node.box.y + a.node.box.height;

/** A wide block that keeps other margins than one of those above it; undefined when all keep the same. */
export const marginsApart = computed((frame: Frame): UnevenMargins | undefined => {
  if (!isScreen(frame) || !hasPhoneWidth(frame)) return undefined;
  // Of a button and its fields another rule tells more.
  const buttons = new Set(nearWidths(frame).map(({ button }) => button.layers[0]));
  const blocks = outermost(frame)
    .filter((layer) => isWideBlock(layer, frame) && !buttons.has(layer))
    .toSorted((a, b) => a.node.box.y - b.node.box.y || a.order - b.order);
  for (const [index, block] of blocks.entries()) {
    const own = sidesOf(block, frame);
    const other = blocks.slice(Math.max(0, index - NEAR), index).find((before) => {
      const off = difference(own, sidesOf(before, frame));
      const areOfOneBand = bandOf(block, frame) === bandOf(before, frame);
      return isApart(block, before) && areOfOneBand && off >= OFF_PX.min && off <= OFF_PX.max;
    });
    if (other) return { block, other, own, usual: sidesOf(other, frame) };
  }
  return undefined;
});
