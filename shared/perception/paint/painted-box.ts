import { isSeenPaint } from "../../scene/paints-of.ts";
import { isSameBox } from "../../scene/geometry.ts";
import type { Layer } from "../frame/frame.ts";

/** True when the layer itself paints a fill. */
export const hasFill = ({ node }: Layer): boolean => node.fills?.some(isSeenPaint) ?? false;

/** True when the layer itself paints an outline. */
export const hasStroke = ({ node }: Layer): boolean =>
  (node.strokes?.some(isSeenPaint) ?? false) && (node.stroke?.widthsPx.some((width) => width > 0) ?? false);

/** True when a picture or video fills the layer. */
export const hasPicture = ({ node }: Layer): boolean =>
  node.fills?.some((paint) => paint.type === "image" && isSeenPaint(paint)) ?? false;

/** True when the layer paints a box of its own: a fill or an outline. */
export const isPainted = (layer: Layer): boolean => hasFill(layer) || hasStroke(layer);

/** A stroke of 2 px on both sides. */
const STROKES_PX = 4;

/** A group paints its box with its lowest child, when that one is as large as the group. */
const paintsFor = (layer: Layer, child: Layer | undefined): child is Layer =>
  child !== undefined &&
  child.node.text === undefined &&
  isPainted(child) &&
  isSameBox(child.node.box, layer.node.box, STROKES_PX);

/** The layer that paints the box of a layer: itself, or its lowest child when that fills it; undefined for none. */
export function boxPainter(layer: Layer): Layer | undefined {
  if (layer.node.text) return undefined;
  if (isPainted(layer)) return layer;
  const lowest = layer.children.find(({ visibleBox }) => visibleBox !== null);
  return paintsFor(layer, lowest) ? lowest : undefined;
}
