import type { Change } from "../../../mend/change.ts";
import type { Frame, Layer } from "../../../perception/frame/frame.ts";
import { onGround } from "../../../perception/layout/on-ground.ts";
import { areNear, contains, right } from "../../../scene/geometry.ts";
import { propose, type Proposal } from "../fix.ts";
import { moveThing } from "./move-thing.ts";
import { isInside } from "./resize-thing.ts";
import { stretchThing } from "./stretch-thing.ts";
import { thingOfLayer } from "../../../perception/things/thing-of-layer.ts";

const SAME_PX = 2;
/** So many blocks at once are another design. */
const MOST = 24;

/** The blocks of a screen that have the edges of one of them. */
const withEdgesOf = ({ node: { box: own } }: Layer, frame: Frame): readonly Layer[] =>
  onGround(frame)
    .things.map(({ painter, layer }) => painter ?? layer)
    .filter(
      ({ node: { box } }) => Math.abs(box.x - own.x) < SAME_PX && Math.abs(box.width - own.width) < SAME_PX,
    );

/** How far the margins of a block are from being alike. */
const lean = ({ node: { box } }: Layer, { root }: Frame): number =>
  Math.abs(box.x - root.node.box.x - (right(root.node.box) - right(box)));

/** True when a block rather than another one gives its edges: more blocks have them, or they leave like margins. */
function isModel(block: Layer, other: Layer, frame: Frame): boolean {
  const more = withEdgesOf(block, frame).length - withEdgesOf(other, frame).length;
  return more === 0 ? lean(block, frame) < lean(other, frame) - SAME_PX : more > 0;
}

/** A line between the rows of a block, from side to side, would have to be drawn anew. */
const SPANNING = 0.8;

/**
 * True when something lies on a block that is as wide as it, such as a line between its rows: a line has no area, and is
 * no thing that moves along.
 */
const isSpanned = (block: Layer, frame: Frame, isMove: boolean): boolean => {
  const { box } = block.node;
  return frame.layers.some((one) => {
    const { node } = one;
    return (
      one.order > block.order &&
      !(isMove && isInside(one, block)) &&
      node.text === undefined &&
      node.box.width >= SPANNING * box.width &&
      node.box.width < box.width + SAME_PX &&
      contains(box, node.box, SAME_PX) &&
      !contains(node.box, box, SAME_PX)
    );
  });
};

/** Each block as it is changed; undefined where one of them cannot be. */
function changed(
  blocks: readonly Layer[],
  frame: Frame,
  change: (layer: Layer) => readonly Change[] | undefined,
): readonly Change[] | undefined {
  const all = blocks.map((block) => (thingOfLayer(block, frame) ? change(block) : undefined));
  const made = all.filter((own): own is readonly Change[] => own !== undefined && own.length > 0);
  return made.length < all.length ? undefined : made.flat();
}

/** Gives one of two wide blocks, with those of its edges, the margins of the other: it moves, or gets another width. */
export function toOneMargin(block: Layer, other: Layer, frame: Frame): readonly Proposal[] {
  const [model, slip] = isModel(block, other, frame) ? [block, other] : [other, block];
  const [to, from] = [model.node.box, slip.node.box];
  const blocks = withEdgesOf(slip, frame);
  const rightPx = Math.round(to.x - from.x);
  const isMove = areNear(to.width, from.width, SAME_PX);
  if (blocks.length > MOST || blocks.some((layer) => isSpanned(layer, frame, isMove))) return [];
  const changes = changed(blocks, frame, (layer) => {
    const thing = thingOfLayer(layer, frame);
    return (
      thing && (isMove ? moveThing(thing, rightPx, 0) : stretchThing(thing, { x: to.x, width: to.width }))
    );
  });
  if (!changes) return [];
  return isMove
    ? [propose("place-of-equals", { px: Math.abs(rightPx) }, changes)]
    : [propose("margins-of-equals", { to: Math.round(to.width) }, changes)];
}
