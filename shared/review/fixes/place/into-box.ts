import { linesInWidth } from "../../../mend/wrapped.ts";
import { sight } from "../../../perception/elements/evidence/sight.ts";
import type { Frame, Layer, TextLayer } from "../../../perception/frame/frame.ts";
import { shownLineCount } from "../../../perception/text/typography/line-capacity.ts";
import { mainRun } from "../../../perception/text/typography/lines.ts";
import { areNear, bottom, center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { propose, type Proposal } from "../fix.ts";
import { resizeThing } from "./resize-thing.ts";
import { isRoom } from "./room.ts";
import { isPlacedByLayout, lengthChange } from "../set-values.ts";
import { heightenText, wrapInLayout } from "./in-layout.ts";
import { moveInside, moveSideways } from "./move-inside.ts";
import { INSET_PX, type Sticking, sticksOutSideways } from "./sticking.ts";
import { liesWithin, thingOfLayer } from "../../../perception/things/thing-of-layer.ts";

const clamp = (px: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.round(Math.max(least, Math.min(most, px)));

/** A label has more room beside it than above it. */
const BESIDE_PX = 12;
/** A box that grows keeps its distance from its neighbours. */
const DISTANCE_PX = 8;
/** A higher box is a card, whose width is that of its column. */
const HIGHEST_LABEL_PX = 72;
/** A box with more on it is a part of a screen. */
const MOST_ON_BOX = 100;
const SAME_PX = 2;

/** Lets a text take more lines within the sides of its box, where that is high enough. */
function wrapInside(sticking: Sticking): readonly Proposal[] {
  const { text, ink, frame, box, thing } = sticking;
  const { node } = text;
  const lines = shownLineCount(text);
  if (!sticksOutSideways(sticking) || lines === undefined || isPlacedByLayout(text)) return [];
  const insetPx = clamp(ink.x - box.x, { least: INSET_PX.usual, most: INSET_PX.most });
  const width = Math.floor(box.width - 2 * insetPx);
  const { lineHeightPx } = mainRun(text);
  const wrapped = linesInWidth(node.text, { lines, width: Math.max(ink.width, 1) }, width);
  const longest = node.text.characters.split(/\s+/u).reduce((most, word) => Math.max(most, word.length), 0);
  const letterPx = ink.width / Math.max(1, node.text.characters.length / lines);
  const height = Math.round(wrapped * lineHeightPx);
  const place = { x: box.x + insetPx, y: node.box.y, width, height };
  const fits = bottom(place) <= bottom(box) - INSET_PX.least && longest * letterPx <= width;
  const isFree = isRoom(place, frame, ({ layer }) => layer === text || layer === thing.layer);
  if (wrapped <= lines || !fits || !isFree) return [];
  const changes = [
    ...lengthChange(text, "x", node.box.x, place.x),
    ...lengthChange(text, "width", node.box.width, width),
    ...(node.text.resize === "none" ? lengthChange(text, "height", node.box.height, height) : []),
  ];
  return [propose("wrap", { to: width }, changes)];
}

/** To both sides of a label in the middle, or else to the right of what the box holds. */
function wider({ ink, box, thing, isAlone }: Sticking): Box | undefined {
  if (isAlone && areNear(center(ink).x, center(box).x, SAME_PX)) {
    const x = Math.floor(ink.x - BESIDE_PX);
    return { ...box, x, width: Math.ceil(ink.width + 2 * BESIDE_PX) };
  }
  const first = thing.children.reduce((least, child) => Math.min(least, child.box.x), ink.x);
  const startPx = clamp(first - box.x, { least: BESIDE_PX, most: INSET_PX.most });
  const isLast = thing.children.every((child) => right(child.box) <= right(ink) + SAME_PX);
  if (first < box.x || !isLast) return undefined;
  return { ...box, width: Math.ceil(right(ink) + startPx - box.x) };
}

/** Makes the box of a label wider; among others of its size it would be the odd one. */
function widenBox(sticking: Sticking): readonly Proposal[] {
  const { ink, box, frame, thing } = sticking;
  const isInLine = ink.y >= box.y && bottom(ink) <= bottom(box);
  const isLow = box.height <= HIGHEST_LABEL_PX;
  const to = isInLine && isLow && sticksOutSideways(sticking) ? wider(sticking) : undefined;
  if (!to || sight(frame).twins.anywhere(thing) > 0) return [];
  return grown(sticking, to, "box-width", Math.round(to.width));
}

/** Makes a box higher whose lowest text sticks out below; in a row of boxes it would be the odd one. */
function heightenBox(sticking: Sticking): readonly Proposal[] {
  const { ink, box, frame, thing } = sticking;
  if (sticksOutSideways(sticking) || ink.y < box.y) return [];
  if (sight(frame).twins.row(thing) > 0) return [];
  const top = thing.children.reduce((least, child) => Math.min(least, child.box.y), ink.y);
  const insetPx = clamp(top - box.y, { least: INSET_PX.usual, most: INSET_PX.most });
  const to = { ...box, height: Math.ceil(bottom(ink) + insetPx - box.y) };
  return grown(sticking, to, "box-height", to.height);
}

function grown(
  { thing, box, text, frame }: Sticking,
  to: Box,
  kind: "box-width" | "box-height",
  px: number,
): readonly Proposal[] {
  const around = {
    x: to.x < box.x ? to.x - DISTANCE_PX : to.x,
    y: to.y,
    width: to.width + (to.x < box.x ? DISTANCE_PX : 0) + (right(to) > right(box) ? DISTANCE_PX : 0),
    height: to.height + (bottom(to) > bottom(box) ? DISTANCE_PX : 0),
  };
  if (!isRoom(around, frame, (one) => liesWithin(one, thing) || one.layer === text)) return [];
  const changes = resizeThing(thing, to, "in-place") ?? [];
  return changes.length > 0 ? [propose(kind, { to: px }, changes)] : [];
}

/** Ways to get a text into the box out of which it sticks: it moves, takes more lines, or the box grows. */
export function intoBox(text: TextLayer, ink: Box, container: Layer, frame: Frame): readonly Proposal[] {
  const thing = thingOfLayer(container, frame);
  if (!thing || thing.children.length > MOST_ON_BOX) return [];
  const isAlone = thing.children.every(({ layer }) => layer === text);
  const sticking: Sticking = { text, ink, frame, thing, box: container.node.box, isAlone };
  if (isPlacedByLayout(text))
    return [heightenText, wrapInLayout, widenBox].flatMap((way) => way(sticking)).slice(0, 1);
  return [moveInside, moveSideways, wrapInside, widenBox, heightenBox]
    .flatMap((way) => way(sticking))
    .slice(0, 1);
}
