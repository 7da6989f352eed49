import { computed } from "../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../perception/frame/frame.ts";
import { isPainted } from "../../perception/paint/painted-box.ts";
import { things } from "../../perception/things/things.ts";
import { center } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { PLACES, type Position, type ShapeKind } from "./layer-description.ts";

const third = (position: number, start: number, length: number): number =>
  Math.max(0, Math.min(2, Math.floor((3 * (position - start)) / (length || 1))));

/** The ninth of a frame in which the middle of a box lies. */
export function placeOf(box: Box, { root }: Frame): Position {
  const { x, y } = center(box);
  const { box: view } = root.node;
  return PLACES[3 * third(y, view.y, view.height) + third(x, view.x, view.width)] ?? "middle";
}

const SHAPES: Readonly<Record<string, ShapeKind>> = {
  ELLIPSE: "circle",
  LINE: "line",
  VECTOR: "shape",
  STAR: "shape",
  REGULAR_POLYGON: "shape",
  BOOLEAN_OPERATION: "shape",
};

const LARGEST_ICON_PX = 64;
const THICKEST_LINE_PX = 2;
const SMALLEST_BACKGROUND = 0.9;

/** True when a small layer without words is a picture of something: one that holds several groups is not. */
function isIcon({ node, children }: Layer): boolean {
  if (Math.max(node.box.width, node.box.height) > LARGEST_ICON_PX) return false;
  if (children.length === 0) return SHAPES[node.type] !== undefined && node.type !== "ELLIPSE";
  return children.filter((child) => child.children.length > 0).length < 2;
}

const FEWEST_STROKES = 3;

/**
 * True when a layer is put together of strokes that lie right in it: it is drawn. One put together of icons is not.
 */
const isIllustration = ({ children }: Layer): boolean =>
  children.filter((child) => child.children.length === 0 && SHAPES[child.node.type]).length >= FEWEST_STROKES;

const isAsLarge = (box: Box, view: Box): boolean =>
  box.width >= SMALLEST_BACKGROUND * view.width && box.height >= SMALLEST_BACKGROUND * view.height;

/** The layers that are drawn from strokes in groups of their own, and seen as one. */
const drawings = computed(
  (frame: Frame): ReadonlySet<Layer> =>
    new Set(
      things(frame)
        .filter(({ kind }) => kind === "picture")
        .map(({ layer }) => layer),
    ),
);

/** The shape that a layer, neither text nor picture, is taken for by what it paints. */
export function shapeOf(layer: Layer, frame: Frame, hasWords: boolean): ShapeKind {
  const { box, type } = layer.node;
  if (Math.min(box.width, box.height) <= THICKEST_LINE_PX) return "line";
  if (isAsLarge(box, frame.root.node.box)) return "background";
  if (!hasWords && isIcon(layer)) return "icon";
  if (!hasWords && (isIllustration(layer) || drawings(frame).has(layer))) return "illustration";
  return SHAPES[type] ?? (isPainted(layer) || layer.children.length === 0 ? "box" : "group");
}
