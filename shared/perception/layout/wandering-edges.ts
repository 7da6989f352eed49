import { area, bottom, center, contains, right, union } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { indexBoxes } from "../frame/box-index.ts";
import { computed } from "../frame/computed.ts";
import { closest, type Frame, type Layer } from "../frame/frame.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { isOrnament } from "../parts/is-ornament.ts";
import { clusters } from "../structure/clusters.ts";
import { pinnedBars } from "../structure/pinned-bars.ts";
import { isWords, type Thing } from "../things/thing.ts";
import { things } from "../things/things.ts";

/** Blocks of one column that start on several lines, none of which most of them keep. */
export interface WanderingEdges {
  readonly blocks: readonly [Layer, ...Layer[]];
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
/** So much of the lower of two things of a row lies beside the other. */
const ROW_SHARE = 0.5;
const SMALLEST_EDGE_PX = 4;
const LARGEST_EDGE_SHARE = 0.25;
/** A box nearly as wide as the screen is its ground. */
const BAND_SHARE = 0.97;
/** Letters that start further inside were pushed there by spaces. */
const SIDE_BEARING_PX = 4;

interface Block {
  readonly layer: Layer;
  readonly box: Box;
}

/** Where a text is seen to start: at its box, unless spaces or empty room push its letters away from there. */
function seenBox({ layer, box, ...thing }: Thing): Box {
  const own = layer.node.box;
  return isWords({ layer, box, ...thing }) && box.x - own.x <= SIDE_BEARING_PX && box.x >= own.x
    ? { ...box, x: own.x }
    : box;
}

/** The things that lie on the ground of the screen, or on a band across it. */
function onGround(frame: Frame): readonly Thing[] {
  const { width } = frame.root.node.box;
  const found: Thing[] = [];
  const collect = ({ children }: Thing): void => {
    for (const child of children) {
      const isBand = child.box.width >= BAND_SHARE * width;
      const paintsNothing = child.kind === "group" && !child.painter;
      if (isBand || paintsNothing) collect(child);
      else found.push(child);
    }
  };
  const [root] = things(frame);
  if (root) collect(root);
  return found;
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

const shareRow = (a: Box, b: Box): boolean =>
  Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y) >= ROW_SHARE * Math.min(a.height, b.height);

/**
 * The blocks with nothing to their left, which alone show where the column starts: none that lies in another, and none
 * in a row that stands in the middle as a whole.
 */
function leftmost(frame: Frame): readonly Block[] {
  const ground = onGround(frame);
  const byLayer = new Map(ground.map((thing) => [thing.layer, thing.box]));
  const index = indexBoxes([...byLayer.keys()], (layer) => byLayer.get(layer) ?? null);
  const { box: screen } = frame.root.node;
  return ground
    .filter((thing) => isBlock(thing, frame))
    .filter(({ layer, box }) => {
      const beside = index
        .touching({ ...box, x: screen.x, width: screen.width }, (other) => other !== layer)
        .flatMap((other) => byLayer.get(other) ?? []);
      const row = beside.filter((other) => shareRow(other, box));
      const isInside = beside.some((other) => contains(other, box, 1) && area(other) > area(box));
      const isBehind = row.some((other) => other.x < box.x - 1 && center(other).x < box.x);
      return !isInside && !isBehind && !isCentred(union([box, ...row]) ?? box, frame);
    })
    .map((thing) => ({ layer: thing.layer, box: seenBox(thing) }));
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
    const [first, ...others] = group.map(({ layer }) => layer);
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
