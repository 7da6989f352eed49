import { areNear, area, bottom, center, SAME_PX } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { descendants, type Frame, type Layer } from "../frame/frame.ts";
import { boxPainter } from "../paint/painted-box.ts";
import { holdsText } from "../text/typography/lone-text.ts";
import { repetitions } from "./repetition/repetition.ts";
import { hasPhoneWidth } from "./screens/has-phone-width.ts";

const BAR = { minHeightPx: 40, maxHeightPx: 160, widthShare: 0.9 };
/** A sheet of actions, or a keyboard with a bar on it: half of a phone’s screen, by its width. */
const SHEET_RATIO = 1.1;
/** No design puts its bars deeper. */
const DEEPEST = 4;
/** More layers on top of each other are no bars. */
const MOST_BARS = 16;
const FEWEST_TABS = 3;
const ACTION = { minHeightPx: 36, widthShare: 0.4 };

const PINNED: ReadonlySet<string> = new Set(["bottom", "max"]);

function isAtBottom({ node: { box }, visibleBox, depth }: Layer, { root }: Frame): boolean {
  const screen = root.node.box;
  return (
    visibleBox !== null &&
    depth > 0 &&
    depth <= DEEPEST &&
    areNear(bottom(box), bottom(screen), SAME_PX) &&
    box.width >= BAR.widthShare * screen.width &&
    box.height >= BAR.minHeightPx &&
    box.height <= Math.max(BAR.maxHeightPx, SHEET_RATIO * screen.width)
  );
}

const saysSo = ({ node, parent }: Layer, { root }: Frame): boolean =>
  (parent === root && PINNED.has(node.constraints?.vertical ?? "")) || node.isAbsolute === true;

/** True when something painted earlier goes on behind a layer: a list that is scrolled. */
const liesOver = ({ node: { box }, parent, order }: Layer): boolean =>
  parent?.children.some(
    (other) =>
      other.order < order &&
      other.children.length > 0 &&
      other.node.box.y < box.y &&
      bottom(other.node.box) > center(box).y,
  ) ?? false;

const isInside = (y: number, height: number, { node: { box } }: Layer): boolean =>
  y >= box.y - SAME_PX && y + height <= bottom(box) + SAME_PX;

const holdsTabs = (bar: Layer, frame: Frame): boolean =>
  repetitions(frame).some(
    ({ axis, cells }) =>
      axis === "row" &&
      cells.length >= FEWEST_TABS &&
      cells.every(
        ({ layers: [layer], box }) => layer.children.length > 0 && isInside(box.y, box.height, bar),
      ),
  );

/** A wide button, as it stands alone at the end of a step. */
const holdsAction = (bar: Layer, frame: Frame): boolean =>
  descendants(bar).some(
    (one) =>
      one.node.box.height >= ACTION.minHeightPx &&
      one.node.box.width >= ACTION.widthShare * bar.node.box.width &&
      area(one.node.box) < area(bar.node.box) &&
      boxPainter(one) !== undefined &&
      holdsText(one, frame),
  );

/** A bar needs one sign that it stays; what is higher may be the foot of a page, and needs two. */
function isPinned(bar: Layer, frame: Frame): boolean {
  const isHeld = saysSo(bar, frame) || (hasPhoneWidth(frame) && liesOver(bar));
  const isLow = bar.node.box.height <= BAR.maxHeightPx;
  if (isHeld && isLow) return true;
  const isUsed = hasPhoneWidth(frame) && (holdsTabs(bar, frame) || holdsAction(bar, frame));
  return isUsed && (isHeld || isLow);
}

/**
 * The bars that stay at the bottom of a screen while it is scrolled: pinned there, laid over the content, or on a phone
 * along the bottom edge with tabs or a wide button in them; so do sheets with a wide button, up to half of a screen. The
 * foot of a page holds neither.
 */
export const pinnedBars = computed((frame: Frame): readonly Layer[] =>
  frame.layers
    .filter((layer) => isAtBottom(layer, frame))
    .slice(0, MOST_BARS)
    .filter((bar) => isPinned(bar, frame)),
);
