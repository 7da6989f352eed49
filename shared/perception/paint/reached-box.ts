import { bottom, contains, intersection } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import type { Layer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";

/** A lower layer is closed, and nothing is scrolled in it. */
const LOWEST_SCROLLER_PX = 100;
const TOLERANCE_PX = 1;
const FAR_DOWN_PX = 1e6;

const startsIn = (box: Box, outer: Box): boolean =>
  box.y >= outer.y - TOLERANCE_PX && box.y < bottom(outer) && box.x >= outer.x - TOLERANCE_PX;

/** True when people scroll down in a clipping layer: something in it begins above its lower edge and goes on below. */
function scrollsDown({ node, parent, children }: Layer): boolean {
  if (node.scrolls === "vertical" || node.scrolls === "both") return true;
  if (!parent || node.box.height < LOWEST_SCROLLER_PX) return false;
  return children.some(
    ({ node: child }) => startsIn(child.box, node.box) && bottom(child.box) > bottom(node.box) + TOLERANCE_PX,
  );
}

/**
 * The box that cuts off the children of a layer, when people scroll as far as they can; null when nothing is left.
 */
const clipIn: (layer: Layer) => Box | null = remembered((layer: Layer) => {
  const around = layer.parent ? clipIn(layer.parent) : layer.node.box;
  if (!around || (!layer.node.clipsContent && layer.parent)) return around;
  const own = intersection(layer.node.box, around);
  return own && scrollsDown(layer) ? { ...own, height: FAR_DOWN_PX } : own;
});

/** The box of a layer that people see, at once or after they have scrolled down to it; null when they never see it. */
export const reachedBox: (layer: Layer) => Box | null = remembered((layer: Layer) => {
  if (layer.visibleBox || !layer.parent) return layer.visibleBox;
  const clip = clipIn(layer.parent);
  if (!clip) return null;
  return contains(clip, layer.node.box) ? layer.node.box : intersection(clip, layer.node.box);
});
