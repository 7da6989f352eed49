import type { Box as Rect } from "../../../../../scene/scene.ts";
import { areNear, bottom, contains, grow, right, union } from "../../../../../scene/geometry.ts";
import { isDrawing } from "../../../../../scene/contour.ts";
import { activeTargets } from "../../../../../perception/controls/targets/targets.ts";
import { type Element, isSure, type Role } from "../../../../../perception/elements/element.ts";
import { elementByLayer, elements } from "../../../../../perception/elements/elements.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, isText, lastInside, type Layer } from "../../../../../perception/frame/frame.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { fromMiddle } from "../../../../../perception/layout/off.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { lettersBox } from "../../../../../perception/text/typography/ink.ts";
import { lineCount } from "../../../../../perception/text/typography/text-style.ts";
import { propose } from "../../../../fixes/fix.ts";
import { moveLayer } from "../../../../fixes/set-values.ts";
import {
  boxesOf,
  type MiddleSlip,
  offMiddleOf,
  roomOf,
  SPARE_PX,
  textsOn,
  type MiddleWay,
} from "./middle-slip.ts";

const ROLES: ReadonlySet<Role> = new Set<Role>(["button", "icon-button", "chip", "badge"]);
/** The least distances from the middle that are a slip: icons and letters have a little space of their own. */
const LEAST_PX = { icon: 2.5, text: 4 };
const MOST_PX = 24;
/** The least distances that are seen, as shares of the width and of the height of the box. */
const SEEN_SHARE = { rightPx: 0.015, downPx: 0.06 };
/** The least share of the space on one side that the other side has: words with less were set to that side. */
const LEAST_SPACE = 0.4;

function isSetToSide(inner: Rect, outer: Rect, way: MiddleWay): boolean {
  const spaces =
    way === "rightPx"
      ? [inner.x - outer.x, right(outer) - right(inner)]
      : [inner.y - outer.y, bottom(outer) - bottom(inner)];
  return Math.min(...spaces) < LEAST_SPACE * Math.max(...spaces);
}

/** The distances that everybody sees, as shares of the width and of the height of the box. */
const FAR_SHARE = { rightPx: 0.045, downPx: 0.1 };

/** How far a content has slipped from the middle of a box; 0 where that cannot be told, or is meant. */
function slippedBy(content: Layer, box: Rect, way: MiddleWay): number {
  const offPx = offMiddleOf(content, box, way);
  const seenPx = SEEN_SHARE[way] * (way === "rightPx" ? box.width : box.height);
  const leastPx = Math.max(isText(content) ? LEAST_PX.text : LEAST_PX.icon, seenPx);
  const isSlip = Math.abs(offPx) >= leastPx && Math.abs(offPx) <= MOST_PX;
  return isSlip && !boxesOf(content, way).some((own) => isSetToSide(own, box, way)) ? offPx : 0;
}

type Box = Pick<Element, "layers" | "box" | "parts">;

const WHOLE = 0.9;

/**
 * True when something smaller than the box is painted on it, other than these words or this icon: the line of an arrow, say.
 * Where in its box a drawing lies cannot be told.
 */
const isShared = (box: Rect, order: number, content: Layer, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching(box)
    .some(
      ({ node, order: own }) =>
        own > order &&
        (own < content.order || own > lastInside(content)) &&
        (isDrawing(node.type) || node.box.width < WHOLE * box.width) &&
        contains(grow(box, SPARE_PX), node.box),
    );

/** True of a line, whose ends are painted beyond its box: where the middle of an arrow lies cannot be told. */
const isBareLine = ({ node: { box } }: Layer): boolean => Math.min(box.width, box.height) < 1;

/** The one text or icon in a box that holds nothing else; undefined for any other. */
function onlyContent({ layers: [painter], box, parts }: Box, frame: Frame): Layer | undefined {
  const [text, ...others] = textsOn(box, frame);
  const [icon, ...more] = parts.icons ?? [];
  const content = text ?? icon;
  const isAlone = others.length + more.length === 0 && !(text && icon);
  if (!content || !isAlone || isShared(box, painter.order, content, frame)) return undefined;
  return (text ? lineCount(text) === 1 : !isBareLine(content)) ? content : undefined;
}

const isSmallBox = (one: Element): boolean => ROLES.has(one.role) && isSure(one);

/** The buttons of a component in which nobody would see one by their looks. */
const namedButtons = (frame: Frame): readonly Box[] =>
  activeTargets(frame, "button", "icon-button")
    .filter((layer) => layer.node.instance && !elementByLayer(frame).has(layer))
    .map((layer) => ({ layers: [layer], box: layer.node.box, parts: {} }));

/** True of a box that is cut off by an edge: nobody sees its middle. */
const isCut = ({ node, visibleBox }: Layer): boolean =>
  !visibleBox || visibleBox.width < node.box.width - SPARE_PX;

/** How far away other words show that some are set to a side, how exactly they begin or end on one line, and by how much they differ in length. */
const SET_ASIDE = { reachPx: 160, sidePx: 1, otherLengthPx: 8 };

/** True of words that begin or end on one line with others of another length above or below their box: they are set to that side. */
function isSetAside(content: Layer, { y, height }: Rect, frame: Frame): boolean {
  if (!isText(content)) return false;
  const own = lettersBox(content);
  const { reachPx, sidePx, otherLengthPx } = SET_ASIDE;
  return textIndex(frame)
    .touching({ ...own, y: y - reachPx, height: height + 2 * reachPx })
    .some((text) => {
      const other = lettersBox(text);
      const isInLine = areNear(other.x, own.x, sidePx) || areNear(right(other), right(own), sidePx);
      return isInLine && !areNear(other.width, own.width, otherLengthPx);
    });
}

/** True of a box whose parts, also those that paint nothing, as the place of an icon, are as a whole in its middle. */
function isFilledEvenly({ children, node: { box } }: Layer): boolean {
  const whole = children.length > 1 && union(children.map(({ node }) => node.box));
  return whole ? Math.abs(fromMiddle(whole, box).rightPx) < LEAST_PX.text : false;
}

function offCentreIn(element: Box, frame: Frame): readonly MiddleSlip[] {
  const { layers, box } = element;
  if (!boxPainter(layers[0]) || isForeignPart(layers[0]) || isCut(layers[0])) return [];
  const content = onlyContent(element, frame);
  if (!content) return [];
  const isMeant = isSetAside(content, box, frame) || isFilledEvenly(layers[0]);
  const rightPx = isMeant ? 0 : slippedBy(content, box, "rightPx");
  const downPx = slippedBy(content, box, "downPx");
  if (!rightPx && !downPx) return [];
  return [
    {
      kind: "box",
      layers: [content, layers[0]],
      said: {
        content,
        ...roomOf(content, box),
        count: 1,
      },
      miss:
        Math.abs(rightPx) >= FAR_SHARE.rightPx * box.width ||
        Math.abs(downPx) >= FAR_SHARE.downPx * box.height
          ? "severe"
          : "clear",
      // Words that were put over several boxes by eye are one slip.
      cause: "box",
      // Where one way is seen to be off, the other is set right with it.
      mend: () => [
        propose(
          "centre",
          {},
          moveLayer(
            content,
            isMeant ? 0 : -offMiddleOf(content, box, "rightPx"),
            -offMiddleOf(content, box, "downPx"),
          ),
        ),
      ],
    },
  ];
}

const farthest = ({ said }: MiddleSlip): number =>
  Math.max(Math.abs(said.roomLeftPx - said.roomRightPx), Math.abs(said.roomAbovePx - said.roomBelowPx));

/** The buttons, chips and badges whose only words or icon a slip has moved from the middle, the farthest first. */
export const offBoxes = computed((frame: Frame): readonly MiddleSlip[] =>
  [...elements(frame).filter(isSmallBox), ...namedButtons(frame)]
    .flatMap((box) => offCentreIn(box, frame))
    .toSorted((a, b) => farthest(b) - farthest(a)),
);
