import { linesInWidth } from "../../../mend/wrapped.ts";
import { sight } from "../../../perception/elements/evidence/sight.ts";
import type { Frame, Layer, TextLayer } from "../../../perception/frame/frame.ts";
import { shownLineCount } from "../../../perception/text/typography/line-capacity.ts";
import { mainRun } from "../../../perception/text/typography/lines.ts";
import { areNear, bottom, center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { propose, type Proposal } from "../fix.ts";
import { widerBox } from "./pad-box.ts";
import { isPlacedByLayout, lengthChange } from "../set-values.ts";
import { painterOf, type Thing } from "../../../perception/things/thing.ts";
import { thingOfLayer } from "../../../perception/things/thing-of-layer.ts";

/** A text that sticks out of its box, where its letters lie, and both as people see them. */
interface Sticking {
  readonly text: TextLayer;
  readonly ink: Box;
  readonly frame: Frame;
  readonly thing: Thing;
  readonly box: Box;
  /** Nothing else is drawn in the box. */
  readonly isAlone: boolean;
}

/** Room between letters and the edge of their box. */
const INSET_PX = { usual: 8, most: 24 };
const sticksOutSideways = ({ ink, box }: Sticking): boolean => ink.x < box.x || right(ink) > right(box);

const isHuggingDown = ({ node }: Layer): boolean =>
  node.layout !== undefined && node.sizing?.vertical === "hug";

/** True when all around a text keeps to its content, up to the box that is painted. */
function growsDown(text: TextLayer, container: Layer): boolean {
  for (let next = text.parent; next; next = next.parent) {
    if (!isHuggingDown(next)) return false;
    if (next === container) return true;
  }
  return false;
}

/** The room that the box around a text keeps at its right side. */
function insetOf({ text, box, thing }: Sticking): number {
  const container = painterOf(thing);
  const own = container.node.layout?.paddingPx[1] ?? 0;
  const like = Math.min(INSET_PX.most, Math.round(text.node.box.x - box.x));
  return Math.max(INSET_PX.usual, container === text.parent ? own : like);
}

const isLast = ({ parent, node }: TextLayer): boolean =>
  parent?.node.layout?.direction === "vertical" || parent?.children.at(-1)?.node === node;

/** Lets a text of an auto layout end within its box, where that grows down with its new lines. */
function wrapInLayout(sticking: Sticking): readonly Proposal[] {
  const { text, ink, box, thing } = sticking;
  const { node } = text;
  const lines = shownLineCount(text);
  const isOut = right(ink) > right(box) && ink.x >= box.x;
  if (!isOut || !lines || !isLast(text) || !growsDown(text, painterOf(thing))) return [];
  const width = Math.floor(right(box) - insetOf(sticking) - node.box.x);
  const letterPx = ink.width / Math.max(1, node.text.characters.length / lines);
  const longest = node.text.characters.split(/\s+/u).reduce((most, word) => Math.max(most, word.length), 0);
  if (longest * letterPx > width) return [];
  const wrapped = linesInWidth(node.text, { lines, width: Math.max(1, ink.width) }, width);
  const height = Math.round(wrapped * mainRun(text).lineHeightPx);
  const changes = [
    ...lengthChange(text, "width", node.box.width, width),
    ...(node.text.resize === "none" ? lengthChange(text, "height", node.box.height, height) : []),
  ];
  return [propose("wrap", { to: width }, changes)];
}

const clamp = (px: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.round(Math.max(least, Math.min(most, px)));

/** A label has more room beside it than above it. */
const BESIDE_PX = 12;
/** A higher box is a card, whose width is that of its column. */
const HIGHEST_LABEL_PX = 72;
/** A box with more on it is a part of a screen. */
const MOST_ON_BOX = 100;
const SAME_PX = 2;

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
  const { text, ink, box, frame, thing } = sticking;
  const isInLine = ink.y >= box.y && bottom(ink) <= bottom(box);
  const isLow = box.height <= HIGHEST_LABEL_PX;
  const to = isInLine && isLow && sticksOutSideways(sticking) ? wider(sticking) : undefined;
  if (!to || sight(frame).twins.anywhere(thing) > 0) return [];
  return widerBox(thing, to, frame, text);
}

/** Ways to get a text into the box out of which it sticks: it takes more lines, or the box grows. */
export function intoBox(text: TextLayer, ink: Box, container: Layer, frame: Frame): readonly Proposal[] {
  const thing = thingOfLayer(container, frame);
  if (!thing || thing.children.length > MOST_ON_BOX) return [];
  const isAlone = thing.children.every(({ layer }) => layer === text);
  const sticking: Sticking = { text, ink, frame, thing, box: container.node.box, isAlone };
  const wrapped = isPlacedByLayout(text) ? wrapInLayout(sticking) : [];
  return wrapped.length > 0 ? wrapped : widenBox(sticking);
}
