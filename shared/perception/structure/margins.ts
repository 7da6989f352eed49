import { GROUND_SHARE } from "../frame/limits.ts";
import { right } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import { isText, type Frame, type Layer } from "../frame/frame.ts";
import { boxPainter } from "../paint/painted-box.ts";
import { clusters } from "./clusters.ts";
import { partsOfDrawings } from "./piece.ts";

/** How far the content of a screen stays away from one of its sides. */
export interface Margin {
  readonly px: number;
  /** The layers that stand on its line. */
  readonly layers: readonly Layer[];
}

export type MarginSide = "left" | "right";

/** The margins of a screen; a side without a common line has none. */
export interface Margins {
  readonly left?: Margin;
  readonly right?: Margin;
  /** The one that both sides have, or else that on which more layers stand. */
  readonly usualPx: number;
}

const SAME_PX = 1;
const FEWEST_LAYERS = 3;
/** Further in it is no margin but the start of a column. */
const LARGEST_SHARE = 0.25;
/** A line further out counts when this share of the layers on the busiest one stand on it. */
const SMALLEST_SUPPORT = 0.4;

/** Collects the layers that are seen first from the side: words, and painted boxes with all that is in them. */
function collect(layer: Layer, frame: Frame, found: Layer[]): void {
  for (const child of layer.children) {
    if (!child.visibleBox || child.node.isMask || child.node.rotationDeg || partsOfDrawings(frame).has(child))
      continue;
    const isBand = child.node.box.width >= GROUND_SHARE.ofWidth * frame.root.node.box.width;
    if (isText(child) || (boxPainter(child) && !isBand)) found.push(child);
    else collect(child, frame, found);
  }
}

const reaches = ({ node: { text } }: Layer, side: MarginSide): boolean =>
  !text || text.resize === "width-and-height" || text.alignHorizontal === side;

const offsetOf = (box: Box, screen: Box, side: MarginSide): number =>
  side === "left" ? box.x - screen.x : right(screen) - right(box);

function marginAt(layers: readonly Layer[], { root }: Frame, side: MarginSide): Margin | undefined {
  const screen = root.node.box;
  const offset = ({ node }: Layer): number => offsetOf(node.box, screen, side);
  const near = layers.filter(
    (layer) => reaches(layer, side) && offset(layer) > 0 && offset(layer) <= LARGEST_SHARE * screen.width,
  );
  const lines = clusters(near, offset, SAME_PX).filter(({ length }) => length >= FEWEST_LAYERS);
  const most = lines.reduce((count, line) => Math.max(count, line.length), 0);
  const line = lines.find(({ length }) => length >= SMALLEST_SUPPORT * most);
  const middle = line?.[Math.floor(line.length / 2)];
  return line && middle && { px: Math.round(offset(middle) * 100) / 100, layers: line };
}

/** The layers that are seen first from the sides of a screen: words, and painted boxes with all that is in them. */
export const outermost = computed((frame: Frame): readonly Layer[] => {
  const found: Layer[] = [];
  collect(frame.root, frame, found);
  return found;
});

/**
 * The margins, in px, by which the content of a screen stays away from its left and right side; undefined when it
 * keeps to no line.
 */
export const margins = computed((frame: Frame): Margins | undefined => {
  const found = outermost(frame);
  const [left, rest] = [marginAt(found, frame, "left"), marginAt(found, frame, "right")];
  const more = left && rest ? (left.layers.length >= rest.layers.length ? left : rest) : (left ?? rest);
  return more && { ...(left && { left }), ...(rest && { right: rest }), usualPx: more.px };
});
