import { right } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { ancestors, closest, type Frame, isText, type Layer } from "../frame/frame.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { paintedIndex } from "../paint/painted-index.ts";
import { DOWNWARDS, shareStretch, SIDEWAYS } from "../structure/axis.ts";
import { clusters } from "../structure/clusters.ts";
import { outermost, type MarginSide } from "../structure/margins.ts";
import { pinnedBars } from "../structure/pinned-bars.ts";
import { textIndex } from "../text/text-index.ts";

/** A block of a screen that stands a little beside the line on which the others stand. */
export interface OffMargin {
  readonly ownPx: number;
  readonly usualPx: number;
  /** How many stand on the line. */
  readonly count: number;
  /** How far it has to be moved to the right to be on it. */
  readonly rightPx: number;
}

const SAME_PX = 1;
/** Nearer is a matter of rounding; farther is a line of its own. */
const OFF_PX = { min: 2, max: 12 };
const FEWEST_ON_LINE = 4;
const SMALLEST_BLOCK_SHARE = 0.4;
/** A line is the margin when things stand on it in at least so many places down the screen. */
const FEWEST_PLACES = 3;
const LARGEST_MARGIN_SHARE = 0.25;
const SIDES: readonly MarginSide[] = ["left", "right"];

const offsetOf = (box: Layer["node"]["box"], { root }: Frame, side: MarginSide): number =>
  side === "left" ? box.x - root.node.box.x : right(root.node.box) - right(box);

/** Letters show where they start only at the side to which they are set. */
const showsSide = ({ node: { text } }: Layer, side: MarginSide): boolean =>
  !text || (text.alignHorizontal === side && (side === "left" || text.resize === "width-and-height"));

const isCentred = ({ node: { box } }: Layer, frame: Frame): boolean =>
  Math.abs(offsetOf(box, frame, "left") - offsetOf(box, frame, "right")) <= 2 * SAME_PX;

/** The largest layer around all of them that starts where they do: what was moved. */
function blockOf(line: readonly Layer[], frame: Frame, side: MarginSide): Layer | undefined {
  const [first] = line;
  if (!first) return undefined;
  const at = offsetOf(first.node.box, frame, side);
  const around = [first, ...ancestors(first)].filter(
    ({ parent, node }) => parent !== null && Math.abs(offsetOf(node.box, frame, side) - at) <= SAME_PX,
  );
  return around.findLast((block) =>
    line.every((layer) => layer === block || ancestors(layer).includes(block)),
  );
}

/** True when a block stands alone in its row: beside an icon or a price, words begin where those leave room. */
function isAloneInRow(block: Layer, frame: Frame): boolean {
  const { x, width } = frame.root.node.box;
  const row = { ...block.node.box, x, width };
  const isBeside = (other: Layer): boolean =>
    shareStretch(DOWNWARDS, other.node.box, block.node.box) &&
    !shareStretch(SIDEWAYS, other.node.box, block.node.box);
  return ![...paintedIndex(frame).touching(row), ...textIndex(frame).touching(row)].some(isBeside);
}

const isPinned = (block: Layer, frame: Frame): boolean =>
  closest(block, (layer) => pinnedBars(frame).includes(layer)) !== undefined;

/** Only what is wide, or words that stand alone, is seen to leave the margin. */
const isBlock = (block: Layer, line: readonly Layer[], frame: Frame): boolean =>
  (block.node.box.width >= SMALLEST_BLOCK_SHARE * frame.root.node.box.width || line.every(isText)) &&
  !isPinned(block, frame) &&
  isAloneInRow(block, frame);

const placesOf = (line: readonly Layer[]): number =>
  new Set(line.map(({ node }) => Math.round(node.box.y / 8))).size;

function offAt(frame: Frame, side: MarginSide): readonly (readonly [Layer, OffMargin])[] {
  const near = outermost(frame).filter((layer) => {
    const offset = offsetOf(layer.node.box, frame, side);
    const isNear = offset > 0 && offset <= LARGEST_MARGIN_SHARE * frame.root.node.box.width;
    return isNear && showsSide(layer, side) && !isForeignPart(layer);
  });
  const offset = ({ node }: Layer): number => offsetOf(node.box, frame, side);
  const lines = clusters(near, offset, SAME_PX);
  const main = lines.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [onLine] = main;
  // A column of centred cards keeps to the middle of the screen, not to a margin.
  const isMargin = !main.every((layer) => isCentred(layer, frame) && !isText(layer));
  if (!onLine || !isMargin || main.length < FEWEST_ON_LINE || placesOf(main) < FEWEST_PLACES) return [];
  return lines.flatMap((line) => {
    const [first] = line;
    const block = line.length < main.length && first ? blockOf(line, frame, side) : undefined;
    if (
      !first ||
      !block ||
      !isBlock(block, line, frame) ||
      line.some((layer) => isCentred(layer, frame)) ||
      isCentred(block, frame)
    )
      return [];
    const [ownPx, usualPx] = [offset(first), offset(onLine)];
    const off = Math.abs(ownPx - usualPx);
    if (off < OFF_PX.min || off > OFF_PX.max) return [];
    const rightPx = side === "left" ? usualPx - ownPx : ownPx - usualPx;
    return [[block, { ownPx, usualPx, count: main.length, rightPx }] as const];
  });
}

/** The blocks of a screen that stand a little beside its left or right margin, by their layer. */
export const offMargins = computed(
  (frame: Frame): ReadonlyMap<Layer, OffMargin> =>
    new Map(SIDES.toReversed().flatMap((side) => offAt(frame, side))),
);
