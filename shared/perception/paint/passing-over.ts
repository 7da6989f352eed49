import { area, contains, intersection } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { ancestors, type Frame, type Layer } from "../frame/frame.ts";

const TOLERANCE_PX = 1;

/** A veil over nearly all of a screen dims what is out of use. */
const VEIL_SHARE = 0.9;

const isVeil = (over: Layer, { root }: Frame): boolean =>
  over.visibleBox !== null && area(over.visibleBox) >= VEIL_SHARE * area(root.node.box);

const BAR_SHARE = { width: 0.9, height: 0.3 };

/** A bar from side to side at the upper or the lower edge of a screen: content scrolls under it. */
function isBar({ visibleBox }: Layer, { root: { node } }: Frame): boolean {
  if (!visibleBox) return false;
  const { box } = node;
  const isWide = visibleBox.width >= BAR_SHARE.width * box.width;
  const isLow = visibleBox.height <= BAR_SHARE.height * box.height;
  const toTop = visibleBox.y - box.y;
  const toBottom = box.y + box.height - (visibleBox.y + visibleBox.height);
  return isWide && isLow && Math.min(toTop, toBottom) <= TOLERANCE_PX;
}

/** The outermost layer around a layer that the other one does not lie in; undefined when that is the layer itself. */
function branchOf(layer: Layer, other: Layer): Layer | undefined {
  const shared = new Set(ancestors(other));
  return ancestors(layer).findLast((one) => one !== other && !shared.has(one));
}

const sticksOut = (inner: Box, outer: Box): boolean =>
  intersection(inner, outer) !== null && !contains(outer, inner, TOLERANCE_PX);

/**
 * True when a layer painted over a text, or a part of it, only passes over what the text belongs to: the text or its
 * list sticks out from under it, or it is a bar or a veil over the screen. What is read then is the text without it.
 */
export function passesOver(over: Layer, text: Layer, ink: Box, frame: Frame): boolean {
  if (sticksOut(ink, over.node.box) || isVeil(over, frame) || isBar(over, frame)) return true;
  const branch = branchOf(text, over)?.visibleBox;
  return branch ? sticksOut(branch, over.node.box) : false;
}
