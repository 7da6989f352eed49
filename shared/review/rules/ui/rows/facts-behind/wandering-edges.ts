import { center, right, union } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { closest, type Frame } from "../../../../../perception/frame/frame.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { isOrnament } from "../../../../../perception/parts/is-ornament.ts";
import { clusters } from "../../../../../perception/structure/clusters.ts";
import { pinnedBars } from "../../../../../perception/structure/pinned-bars.ts";
import { isWords, type Thing } from "../../../../../perception/things/thing.ts";
import { besides, onGround } from "../../../../../perception/layout/on-ground.ts";

/** A block of a column, and the box in which it is seen. */
interface Block {
  readonly thing: Thing;
  readonly box: Box;
}

/** Blocks of one column that start on several lines, none of which most of them keep. */
export interface WanderingEdges {
  readonly blocks: readonly [Block, ...Block[]];
  /** The lines, from the left edge of the screen, the leftmost first. */
  readonly edgesPx: readonly number[];
  /** The line that more of them keep than any other. */
  readonly usualPx: number;
}

/** Edges so close together are one to the eye; letters begin a little after their box. */
const SAME_PX = 1.5;
/** Further apart they are lines of their own. */
const NEAR_PX = 14;
const FEWEST = { blocks: 4, edges: 3 };
/** Where so many keep one line, that is the margin. */
const MARGIN_SHARE = 0.5;
/** A narrower block may stand in the middle. */
const WIDE_SHARE = 0.6;
const CENTRED_PX = 8;
const SMALLEST_PX = { width: 40, height: 8 };
const SMALLEST_EDGE_PX = 4;
const LARGEST_EDGE_SHARE = 0.25;
/** Letters that start further inside were pushed there by spaces. */
const SIDE_BEARING_PX = 4;

/** Where a text is seen to start: at its box, unless spaces or empty room push its letters away from there. */
function seenBox({ layer, box, ...thing }: Thing): Box {
  const own = layer.node.box;
  return isWords({ layer, box, ...thing }) && box.x - own.x <= SIDE_BEARING_PX && box.x >= own.x
    ? { ...box, x: own.x }
    : box;
}

const isCentred = (box: Box, { root }: Frame): boolean => {
  const { box: screen } = root.node;
  const isWide = box.width >= WIDE_SHARE * screen.width;
  return !isWide && Math.abs(box.x - screen.x - (right(screen) - right(box))) <= CENTRED_PX;
};

function isBlock({ layer, kind, box }: Thing, frame: Frame): boolean {
  const { text, rotationDeg } = layer.node;
  const showsLeft = !text || text.alignHorizontal === "left" || text.resize === "width-and-height";
  return (
    showsLeft &&
    !rotationDeg &&
    kind !== "picture" &&
    kind !== "icon" &&
    box.width >= SMALLEST_PX.width &&
    box.height >= SMALLEST_PX.height &&
    !isForeignPart(layer) &&
    !isOrnament(layer) &&
    !closest(layer, (one) => pinnedBars(frame).includes(one))
  );
}

/**
 * The blocks with nothing to their left, which alone show where the column starts: none that lies in another, and none
 * in a row that stands in the middle as a whole.
 */
function leftmost(frame: Frame): readonly Block[] {
  return onGround(frame)
    .things.filter((thing) => isBlock(thing, frame))
    .filter((thing) => {
      const { box } = thing;
      const { row, isInside } = besides(thing, frame);
      const isBehind = row.some((other) => other.x < box.x - 1 && center(other).x < box.x);
      return !isInside && !isBehind && !isCentred(union([box, ...row]) ?? box, frame);
    })
    .map((thing) => ({ thing, box: seenBox(thing) }));
}

/** The blocks of a screen whose left edges wander; undefined when they keep to a line, or to lines of their own. */
export const wanderingEdges = computed((frame: Frame): WanderingEdges | undefined => {
  const { box: screen } = frame.root.node;
  const edgeOf = ({ box }: Block): number => box.x - screen.x;
  const near = leftmost(frame).filter(
    (block) => edgeOf(block) >= SMALLEST_EDGE_PX && edgeOf(block) <= LARGEST_EDGE_SHARE * screen.width,
  );
  for (const group of clusters(near, edgeOf, NEAR_PX)) {
    const lines = clusters(group, edgeOf, SAME_PX);
    const [busiest] = lines.toSorted((a, b) => b.length - a.length);
    const [first, ...others] = group;
    const isColumn = group.length >= FEWEST.blocks && lines.length >= FEWEST.edges;
    if (!first || !busiest?.[0] || !isColumn || busiest.length >= MARGIN_SHARE * group.length) continue;
    return {
      blocks: [first, ...others],
      edgesPx: lines.flatMap(([block]) => (block ? [edgeOf(block)] : [])),
      usualPx: edgeOf(busiest[0]),
    };
  }
  return undefined;
});
