import { isGrey, luminance } from "../../scene/color.ts";
import { isSameBox } from "../../scene/geometry.ts";
import type { Paint, SceneNode } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import type { Frame } from "../frame/frame.ts";

/** Fewer layers are a part of a screen, shown by itself. */
const FEWEST_LAYERS = 10;

/** So many boxes in a grey between make a sketch, beside no more than one layer in a colour. */
const FEWEST_GREY = 2;
const MOST_COLORED = 1;

/** A lower or narrower one is a line between two things. */
const SMALLEST_BOX_PX = 24;

/** Neither the letters nor the ground of a design, by their luminance: the grey of a box that stands for something. */
const BETWEEN = { least: 0.2, most: 0.75 };

function isGreyBetween(paint: Paint): boolean {
  if (paint.type !== "solid" || !isGrey(paint.color)) return false;
  const light = luminance(paint.color);
  return light >= BETWEEN.least && light <= BETWEEN.most;
}

const isGreyBox = ({ text, box, fills = [] }: SceneNode): boolean =>
  !text && Math.min(box.width, box.height) >= SMALLEST_BOX_PX && fills.some(isGreyBetween);

const hasHue = (paint: Paint): boolean => paint.type !== "solid" || !isGrey(paint.color);

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

/**
 * True of a sketch of a screen, as far as its looks tell: no picture, hardly a colour, and boxes in a grey between, or a crossed
 * box for a picture.
 */
export const isSketch = computed(({ layers, root }: Frame): boolean => {
  const seen = layers.filter((layer) => layer.visibleBox !== null && layer !== root).map(({ node }) => node);
  const painted = (isSuch: (paint: Paint) => boolean): number =>
    seen.filter(({ fills = [], strokes = [] }) => [...fills, ...strokes].some(isSuch)).length;
  if (
    seen.length < FEWEST_LAYERS ||
    painted(({ type }) => type === "image") > 0 ||
    painted(hasHue) > MOST_COLORED
  )
    return false;
  return (
    seen.filter(isGreyBox).length >= FEWEST_GREY ||
    seen.some((node, at) => isCrossed(node, seen[at + 1], seen[at + 2]))
  );
});
