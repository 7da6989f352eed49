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

/** A smaller one is a bitmap of an icon, which sketches have too. */
const SMALLEST_PICTURE_PX = 64;

const showsPicture = ({ box, fills = [] }: SceneNode): boolean =>
  Math.min(box.width, box.height) > SMALLEST_PICTURE_PX && fills.some(({ type }) => type === "image");

const hasHue = (paint: Paint): boolean =>
  paint.type !== "image" && (paint.type !== "solid" || !isGrey(paint.color));

/** Smaller crosses close something, or say no. */
const SMALLEST_CROSSED_PX = 48;

const isStroke = ({ type, fills = [], strokes = [] }: SceneNode): boolean =>
  (type === "VECTOR" || type === "LINE") && fills.length === 0 && strokes.length > 0 && !strokes.some(hasHue);

/** So many crossed boxes make a sketch, whatever colours its letters have. */
const FEWEST_CROSSED = 2;

/** A box that two lines, or a drawing of both, cross from corner to corner, as drafts show where a picture will stand. */
function isCrossed(box: SceneNode, first: SceneNode | undefined, second: SceneNode | undefined): boolean {
  if (Math.min(box.box.width, box.box.height) < SMALLEST_CROSSED_PX) return false;
  const fills = (stroke: SceneNode | undefined): boolean =>
    stroke !== undefined && isStroke(stroke) && isSameBox(box.box, stroke.box);
  return fills(first) && (first?.type === "VECTOR" || fills(second));
}

const seenNodes = ({ layers, root }: Frame): readonly SceneNode[] =>
  layers.filter((layer) => layer.visibleBox !== null && layer !== root).map(({ node }) => node);

const countColored = (nodes: readonly SceneNode[]): number =>
  nodes.filter(({ fills = [], strokes = [] }) => [...fills, ...strokes].some(hasHue)).length;

/**
 * True of a sketch of a screen, as far as its looks tell: no picture, hardly a colour, and boxes in a grey between, or a crossed
 * box for a picture.
 */
export const isSketch = computed((frame: Frame): boolean => {
  const seen = seenNodes(frame);
  if (seen.length < FEWEST_LAYERS || seen.some(showsPicture)) return false;
  const crossed = seen.filter((node, at) => isCrossed(node, seen[at + 1], seen[at + 2])).length;
  if (crossed >= FEWEST_CROSSED) return true;
  const isColorless = countColored(seen) <= MOST_COLORED;
  return isColorless && (crossed > 0 || seen.filter(isGreyBox).length >= FEWEST_GREY);
});

/** So many grey boxes, beside no more coloured ones, are a draft on its way to a design. */
const ROUGH = { fewestGrey: 5, mostColored: 6 };

/** True of a screen without a picture that is still in grey boxes, with a few colours: its things are placed by eye. */
export const isRough = computed((frame: Frame): boolean => {
  const boxes = seenNodes(frame).filter(({ text }) => !text);
  const isInGrey =
    boxes.filter(isGreyBox).length >= ROUGH.fewestGrey && countColored(boxes) <= ROUGH.mostColored;
  return isInGrey && !boxes.some(showsPicture);
});
