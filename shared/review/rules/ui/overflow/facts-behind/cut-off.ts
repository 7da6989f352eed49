import { area, bottom, contains, right } from "../../../../../scene/geometry.ts";
import { isMoving } from "../../../../../perception/controls/is-moving.ts";
import {
  isMostlyMonospaced,
  knownLineCount,
  mainRun,
} from "../../../../../perception/text/typography/lines.ts";
import { isScrolled } from "../../../../../perception/paint/opacity.ts";
import { targetByLayer } from "../../../../../perception/controls/targets/targets.ts";
import {
  ancestors,
  closest,
  type Frame,
  type Layer,
  type TextLayer,
} from "../../../../../perception/frame/frame.ts";
import { remembered } from "../../../../../perception/frame/remembered.ts";
import { sortedBy } from "../../../../../perception/frame/sorted-by.ts";

const SMALLEST_CUT_PX = 4;
/** Ascenders and descenders end well inside the line. */
const CUT_SHARE_OF_LINE = 0.3;
const MOST_LINES = 2;

const isOnEdge = ({ node: { box } }: Layer, { root: { node } }: Frame): boolean =>
  box.x <= node.box.x ||
  box.y <= node.box.y ||
  right(box) >= right(node.box) ||
  bottom(box) >= bottom(node.box);

const LARGEST_FRAME_SHARE = 0.5;

/**
 * True when a layer fills the one that cuts it, and is cut with it: the viewport of a carousel, not a button in
 * a list.
 */
const fills = (inner: Layer, outer: Layer): boolean =>
  area(inner.node.box) >= LARGEST_FRAME_SHARE * area(outer.node.box);

/** The layers between a text and the one that cuts it, with those that have the same size as that one. */
function cutParts(text: TextLayer, container: Layer): readonly Layer[] {
  return ancestors(text).filter((layer) => layer.depth >= container.depth || fills(container, layer));
}

/** The nearest layer around a text that cuts some of its box off; undefined when none does. */
const cutterOf = (text: TextLayer): Layer | undefined =>
  ancestors(text).find(({ node: { box, clipsContent } }) => {
    const inner = text.node.box;
    return (
      clipsContent === true &&
      (inner.x < box.x || inner.y < box.y || right(inner) > right(box) || bottom(inner) > bottom(box))
    );
  });

const isInMovingPart = (text: TextLayer): boolean => {
  const container = cutterOf(text);
  return container !== undefined && cutParts(text, container).some(isMoving);
};

const isOnPurpose = (text: TextLayer): boolean =>
  text.node.text.isTruncated === true ||
  isScrolled(text, "horizontal") ||
  isScrolled(text, "vertical") ||
  isMostlyMonospaced(text) ||
  isInMovingPart(text);

const SIMILAR_PX = 2;

const childrenBySize = remembered(({ children }: Layer) => ({
  widths: sortedBy(children, ({ node }) => node.box.width),
  heights: sortedBy(children, ({ node }) => node.box.height),
}));

/** True when a layer has a sibling of about its width or its height. */
function hasLike({ node, parent }: Layer): boolean {
  if (!parent) return false;
  const { widths, heights } = childrenBySize(parent);
  return (
    widths.countNear(node.box.width, SIMILAR_PX) > 1 || heights.countNear(node.box.height, SIMILAR_PX) > 1
  );
}

/** A card of a row to swipe, or a row of a list to scroll, is cut together with its text. */
const isPartOfRow = (text: TextLayer, container: Layer): boolean =>
  ancestors(text).some(
    (one) => one.depth > container.depth && !contains(container.node.box, one.node.box, 0) && hasLike(one),
  );

/** True for a text in a field: people type it, and it scrolls there. */
const isTyped = (text: TextLayer, frame: Frame): boolean =>
  closest(text, (one) => targetByLayer(frame).get(one)?.role === "field") !== undefined;

/** How much of the glyphs is cut off: only of a text whose box fits closely is that known. */
function cutOf({ node, visibleBox }: TextLayer, lineHeightPx: number): number {
  if (!visibleBox) return 0;
  const sideways = node.text.resize === "width-and-height" ? node.box.width - visibleBox.width : 0;
  const upright = node.box.height - visibleBox.height;
  const isUprightSeen = upright > CUT_SHARE_OF_LINE * lineHeightPx;
  return Math.max(sideways, isUprightSeen ? upright : 0);
}

/** A text that the edge of a layer around it cuts off. */
export interface ClippedText {
  readonly container: Layer;
  readonly cutPx: number;
}

/** How a text of a line or two is cut off; undefined where it is not, or is on purpose. */
export function clippedText(text: TextLayer, frame: Frame): ClippedText | undefined {
  if (text.visibleBox === text.node.box) return undefined;
  const container = cutterOf(text);
  if (!container?.parent || (knownLineCount(text) ?? Infinity) > MOST_LINES || isOnPurpose(text))
    return undefined;
  if (isOnEdge(container, frame) || isPartOfRow(text, container) || isTyped(text, frame)) return undefined;
  const cutPx = Math.round(cutOf(text, mainRun(text).lineHeightPx));
  return cutPx < SMALLEST_CUT_PX ? undefined : { container, cutPx };
}
