import { isDrawing } from "../../scene/contour.ts";
import { areNear, bottom, right } from "../../scene/geometry.ts";
import { isText, type Layer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";
import { reachedBox } from "../paint/reached-box.ts";
import { boxPainter, hasPicture, isPainted } from "../paint/painted-box.ts";
import { isSymbol } from "./symbol.ts";
import type { ThingKind } from "./thing.ts";

/** A drawing that is larger than this is looked at, and stands for nothing. */
const LARGEST_ICON_PX = 72;
/** So many strokes and blots on top of each other are an illustration. */
const FEWEST_STROKES = 5;
const GAP_PX = 4;

interface Leaves {
  readonly texts: number;
  readonly drawn: number;
  readonly shapes: number;
}

const NONE: Leaves = { texts: 0, drawn: 0, shapes: 0 };
const ONE_TEXT: Leaves = { ...NONE, texts: 1 };
const ONE_DRAWN: Leaves = { ...NONE, drawn: 1 };
const ONE_SHAPE: Leaves = { ...NONE, shapes: 1 };

/** True of a layer that is drawn from points: letters turned to outlines, icons, illustrations. */
export const isDrawn = ({ node }: Layer): boolean => isDrawing(node.type);

function ownLeaves(layer: Layer): Leaves {
  if (reachedBox(layer) === null) return NONE;
  if (isText(layer)) return isSymbol(layer) ? ONE_DRAWN : ONE_TEXT;
  if (isDrawn(layer)) return ONE_DRAWN;
  return layer.children.length === 0 && isPainted(layer) ? ONE_SHAPE : NONE;
}

/** Counts of the texts, drawn strokes and plain shapes that a layer holds. */
export const leavesOf: (layer: Layer) => Leaves = remembered((layer: Layer) => {
  const own = ownLeaves(layer);
  if (isDrawn(layer) || layer.children.length === 0) return own;
  return layer.children.map(leavesOf).reduce(
    (sum, one) => ({
      texts: sum.texts + one.texts,
      drawn: sum.drawn + one.drawn,
      shapes: sum.shapes + one.shapes,
    }),
    own,
  );
});

type Side = (layer: Layer) => readonly [start: number, end: number];

const SIDES: readonly Side[] = [
  ({ node: { box } }) => [box.x, right(box)],
  ({ node: { box } }) => [box.y, bottom(box)],
];

/** True when free space runs between layers from one side to the other. */
const isSplit = (layers: readonly Layer[], side: Side, gapPx: number): boolean => {
  let reached = Infinity;
  for (const [start, end] of layers.map(side).toSorted((a, b) => a[0] - b[0])) {
    if (start > reached + gapPx) return true;
    reached = reached === Infinity ? end : Math.max(reached, end);
  }
  return false;
};

/** The layers inside, without what paints the box around them, and without wrappers around a single one. */
function partsOf(layer: Layer): readonly Layer[] {
  const painter = boxPainter(layer);
  const parts = layer.children.filter(
    (part) => reachedBox(part) !== null && (part !== painter || part.children.length > 0),
  );
  const only = parts.length === 1 ? parts[0] : undefined;
  const inner = only ? partsOf(only) : [];
  return inner.length > 0 ? inner : parts;
}

const SMALLEST_ICON_PX = 12;

const SMALLEST_BARE_PX = 16;

/** True when a drawing of one stroke is an icon of its own: as large as one, and about as wide as high. */
const isBareIcon = ({ node: { box } }: Layer): boolean =>
  Math.min(box.width, box.height) >= SMALLEST_BARE_PX && areNear(box.width, box.height, GAP_PX);

/** Drawings of their own, of one size, beside each other. */
const areIcons = (parts: readonly Layer[]): boolean =>
  parts.every(
    (part) =>
      (part.children.length > 0 || isBareIcon(part)) &&
      part.node.box.height >= SMALLEST_ICON_PX &&
      Math.abs(part.node.box.width - (parts[0]?.node.box.width ?? 0)) <= GAP_PX,
  ) && SIDES.some((side) => isSplit(parts, side, -1));

/** The space between two words of outlined letters, by the height of the tallest. */
const WORD_GAP = 0.6;

/** The space that parts a drawing: a little, but among single strokes, which may be letters of several words. */
function partingGap(parts: readonly Layer[]): number {
  if (parts.length < FEWEST_STROKES || !parts.every((part) => isDrawn(part) && part.children.length === 0))
    return GAP_PX;
  const tallest = parts.reduce((most, { node }) => Math.max(most, node.box.height), 0);
  return Math.max(GAP_PX, WORD_GAP * Math.min(tallest, LARGEST_ICON_PX));
}

const fallsApart = (layer: Layer): boolean => {
  const parts = partsOf(layer);
  return (
    parts.length > 1 && (SIDES.some((side) => isSplit(parts, side, partingGap(parts))) || areIcons(parts))
  );
};

const isWithin = ({ node: { box } }: Layer, sizePx: number): boolean =>
  box.width <= sizePx && box.height <= sizePx;

function kindOfLeaf(layer: Layer): ThingKind {
  if (hasPicture(layer)) return "picture";
  return isDrawn(layer) && isWithin(layer, LARGEST_ICON_PX) ? "icon" : "shape";
}

/** Two or three bars and dots close together: a menu, a pause. A row of dots is no icon. */
const LARGEST_OF_SHAPES_PX = 32;
const FLATTEST = 0.4;

const isOneSign = (layer: Layer): boolean =>
  isWithin(layer, LARGEST_OF_SHAPES_PX) && layer.node.box.height >= FLATTEST * layer.node.box.width;

/** True when a layer is a box with a drawing in it. */
function isBoxAround(layer: Layer): boolean {
  const painter = boxPainter(layer);
  return painter !== undefined && !isDrawn(painter) && partsOf(layer).length > 0;
}

/** The kind of a layer without words; `group` when it is several things, or a box with something in it. */
export function kindOfGraphic(layer: Layer): ThingKind {
  if (layer.children.length === 0 || isDrawn(layer)) return kindOfLeaf(layer);
  const { drawn, shapes } = leavesOf(layer);
  if (!isWithin(layer, LARGEST_ICON_PX))
    return drawn >= FEWEST_STROKES && drawn > shapes && !fallsApart(layer) ? "picture" : "group";
  if (isBoxAround(layer)) return "group";
  if (drawn === 0) return shapes > 1 && isOneSign(layer) ? "icon" : "group";
  return fallsApart(layer) && !isOneSign(layer) ? "group" : "icon";
}
