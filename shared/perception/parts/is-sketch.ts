import { isGrey } from "../../scene/color.ts";
import { isSameBox } from "../../scene/geometry.ts";
import type { Paint, SceneNode } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import type { Frame } from "../frame/frame.ts";

function hasHue(paint: Paint): boolean {
  if (paint.type === "solid") return !isGrey(paint.color);
  return true;
}

/** Smaller crosses close something, or say no. */
const SMALLEST_CROSSED_PX = 48;

const isStroke = ({ type, fills = [], strokes = [] }: SceneNode): boolean =>
  (type === "VECTOR" || type === "LINE") && fills.length === 0 && strokes.length > 0;

/** A box that two lines cross from corner to corner, as drafts show where a picture will stand. */
function isCrossed(box: SceneNode, first: SceneNode | undefined, second: SceneNode | undefined): boolean {
  if (!first || !second || !isStroke(first) || !isStroke(second)) return false;
  const isLarge = Math.min(box.box.width, box.box.height) >= SMALLEST_CROSSED_PX;
  return isLarge && isSameBox(box.box, first.box) && isSameBox(box.box, second.box);
}

/** True of a screen that is drawn in greys alone, without a picture, or has a crossed box for one: a sketch, as far as its looks tell. */
export const isSketch = computed(({ layers }: Frame): boolean => {
  const seen = layers.filter(({ visibleBox }) => visibleBox !== null).map(({ node }) => node);
  return (
    !seen.some(({ fills = [], strokes = [] }) => [...fills, ...strokes].some(hasHue)) ||
    seen.some((node, at) => isCrossed(node, seen[at + 1], seen[at + 2]))
  );
});
