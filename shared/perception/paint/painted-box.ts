import { isSeenPaint } from "../../scene/paints-of.ts";
import { contains, isSameBox, union } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import type { Layer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";

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

/** The box that people see of a layer: a text's letters, where its own box is wider than they are. */
const seenBox = ({ node }: Layer): Box => (node.text && node.renderBox) ?? node.box;

/** True when a group is wider than what paints it for the empty ends of its texts alone. */
function isWiderByTexts({ node, children }: Layer, lowest: Layer): boolean {
  const around = union(children.map((child) => child.node.box));
  return (
    around !== null &&
    isSameBox(around, node.box, STROKES_PX) &&
    children.every((child) => contains(lowest.node.box, seenBox(child), STROKES_PX))
  );
}

/** A group paints its box with its lowest child, when that one is as large as the group looks. */
const paintsFor = (layer: Layer, child: Layer | undefined): child is Layer =>
  child !== undefined &&
  child.node.text === undefined &&
  isPainted(child) &&
  (isSameBox(child.node.box, layer.node.box, STROKES_PX) || isWiderByTexts(layer, child));

/** The layer that paints the box of a layer: itself, or its lowest child when that fills it; undefined for none. */
export const boxPainter = remembered((layer: Layer): Layer | undefined => {
  if (layer.node.text) return undefined;
  if (isPainted(layer)) return layer;
  const lowest = layer.children.find(({ visibleBox }) => visibleBox !== null);
  return paintsFor(layer, lowest) ? lowest : undefined;
});
