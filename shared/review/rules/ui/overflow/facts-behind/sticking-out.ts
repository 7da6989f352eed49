import { tenths } from "../../../../../scene/round.ts";
import { contrastOf } from "../../../../../scene/color.ts";
import {
  area,
  bottom,
  center,
  contains,
  right,
  sharedArea,
  type Point,
} from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { knownLineCount, mainRun } from "../../../../../perception/text/typography/lines.ts";
import { colorUpTo } from "../../../../../perception/paint/backdrop.ts";
import { isKnown } from "../../../../../perception/paint/color-range.ts";
import { boxPainter, hasPicture, hasStroke } from "../../../../../perception/paint/painted-box.ts";
import { sureInk } from "../../../../../perception/text/typography/sure-ink.ts";
import { ancestors, type Frame, type Layer, type TextLayer } from "../../../../../perception/frame/frame.ts";

const SMALLEST_OVERFLOW_PX = 2;

/** The box of a line is often taller than its letters: only lower-case letters are sure. */
function sureHeight(text: TextLayer): Box {
  const { box } = text.node;
  const sure = sureInk(text);
  return sure ? { ...box, y: sure.y, height: sure.height } : box;
}

/** Where the glyphs lie, when that is known for sure. */
function knownInk(text: TextLayer): Box | undefined {
  const { node } = text;
  if (node.rotationDeg) return undefined;
  if (node.renderBox && !node.effects) return node.renderBox;
  if (node.text.resize === "width-and-height") return sureHeight(text);
  return knownLineCount(text) === 1 ? (sureInk(text) ?? undefined) : undefined;
}

/** The label on the outline of a field, or a mark on the rim of a card, straddles the edge on purpose. */
const isOnRim = (ink: Box, { y, height }: Box): boolean =>
  (ink.y < y && bottom(ink) > y) ||
  (ink.y < y + height && bottom(ink) > y + height && ink.height < height / 2);

/** In a group the lowest layer is the card, when all but this text keep to it. */
function cardBelow(text: TextLayer): Layer | undefined {
  const [card, ...others] = text.parent?.parent ? text.parent.children : [];
  const isCard = card !== undefined && card !== text && boxPainter(card) === card && !hasPicture(card);
  const keepsTo = ({ node }: Layer): boolean => contains(card?.node.box ?? node.box, node.box, ROUNDING_PX);
  return isCard && others.length > 1 && others.every((one) => one === text || keepsTo(one))
    ? card
    : undefined;
}

/** The box that is painted around the text and not the screen itself. */
function containerOf(text: TextLayer): Layer | undefined {
  const isGroup = text.parent?.node.type === "GROUP" && boxPainter(text.parent) === undefined;
  const card = isGroup ? cardBelow(text) : undefined;
  return (
    card ??
    ancestors(text).find((layer) => boxPainter(layer) !== undefined || layer.node.clipsContent === true)
  );
}

const isMostlyInside = (ink: Box, container: Box): boolean => {
  const share = sharedArea(ink, container) / area(ink);
  return share > 1 / 2 || (share > 1 / 3 && startsInside(ink, container));
};

const ROUNDING_PX = 1;

/** True when a line begins in a box, between its upper and its lower edge. */
const startsInside = (ink: Box, { x, y, height }: Box): boolean =>
  ink.x >= x && ink.y >= y && bottom(ink) <= y + height;

const isTooWide = (ink: Box, { node: { box } }: Layer): boolean =>
  ink.x < box.x - SMALLEST_OVERFLOW_PX || right(ink) > right(box) + SMALLEST_OVERFLOW_PX;

const overflowOf = (ink: Box, container: Box): number =>
  Math.max(
    container.x - ink.x,
    container.y - ink.y,
    right(ink) - right(container),
    bottom(ink) - bottom(container),
  );

/** Rows of one height that are too low for the letters of one style have one cause. */
function sameCause(text: TextLayer, ink: Box, container: Layer): { readonly cause?: string } {
  if (isTooWide(ink, container)) return {};
  const { sizePx, lineHeightPx } = mainRun(text);
  return { cause: ["low", Math.round(container.node.box.height), sizePx, lineHeightPx].join(" ") };
}

/** A text that sticks out of the box around it. */
export interface StickingOut {
  readonly container: Layer;
  readonly overflowPx: number;
  readonly cause?: string;
}

/** On either side of the edge that is crossed the farthest: one place in the box, and one beyond it. */
function aroundEdge(ink: Box, box: Box): readonly [inside: Point, beyond: Point] {
  const [{ x, y }, overflowPx] = [center(ink), overflowOf(ink, box)];
  if (overflowPx === box.x - ink.x)
    return [
      { x: box.x + 1, y },
      { x: (ink.x + box.x) / 2, y },
    ];
  if (overflowPx === box.y - ink.y)
    return [
      { x, y: box.y + 1 },
      { x, y: (ink.y + box.y) / 2 },
    ];
  if (overflowPx === right(ink) - right(box))
    return [
      { x: right(box) - 1, y },
      { x: (right(ink) + right(box)) / 2, y },
    ];
  return [
    { x, y: bottom(box) - 1 },
    { x, y: (bottom(ink) + bottom(box)) / 2 },
  ];
}

/** By less an edge without a line is not seen. */
const LEAST_SEEN = 1.1;

/** Beside a cell of about one colour with it nobody sees where a cell ends. */
function endsUnseen(text: TextLayer, ink: Box, container: Layer, frame: Frame): boolean {
  if (hasStroke(boxPainter(container) ?? container)) return false;
  const [inside, beyond] = aroundEdge(ink, container.node.box).map((point) => colorUpTo(frame, text, point));
  return (
    inside !== undefined &&
    beyond !== undefined &&
    isKnown(beyond) &&
    contrastOf(inside.lo, beyond.hi) < LEAST_SEEN
  );
}

/** How a text sticks out of its box; undefined where it does not, or where its letters are not known. */
export function stickingOut(text: TextLayer, frame: Frame): StickingOut | undefined {
  const container = containerOf(text);
  if (!container?.parent || container.node.clipsContent) return undefined;
  const ink = knownInk(text);
  if (!ink) return undefined;
  const { box } = container.node;
  if (isOnRim(text.node.box, box) && knownLineCount(text) === 1 && !isTooWide(ink, container))
    return undefined;
  const overflowPx = tenths(overflowOf(ink, box));
  if (overflowPx < SMALLEST_OVERFLOW_PX || !isMostlyInside(ink, box)) return undefined;
  if (endsUnseen(text, ink, container, frame)) return undefined;
  return { container, overflowPx, ...sameCause(text, ink, container) };
}
