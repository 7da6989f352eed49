import { center, contains, gapBetween, grow } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { indexBoxes, type BoxIndex } from "../frame/box-index.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { firstView } from "../structure/screens/first-view.ts";
import { twinGroups } from "./twins.ts";
import type { VisualElement } from "./visual-element.ts";
import { visualElements } from "./visual-elements.ts";
import { visualMass } from "./visual-mass.ts";

/** An element with its visual weight: 100 is that of the heaviest in the frame. */
export interface WeighedElement extends VisualElement {
  readonly weight: number;
}

const PLACE_BONUS = 0.25;

/** A bonus for the place, from 0 to `PLACE_BONUS`: things at the top left are seen first. */
function placeBonus(box: Box, view: Box): number {
  const { x, y } = center(box);
  const away = (x - view.x) / view.width + (y - view.y) / view.height;
  return PLACE_BONUS * Math.max(0, 1 - away / 2);
}

const ISOLATION_BONUS = 0.25;
const ISOLATED_PX = 48;

/** True when neither box lies in the other: a picture and the things on it do not crowd each other. */
const isBeside = (a: Box, b: Box): boolean => !contains(a, b) && !contains(b, a);

/** A bonus for free space around, from 0 to `ISOLATION_BONUS`: a thing that stands alone is seen more easily. */
function isolationBonus(
  { layer, box }: VisualElement,
  boxes: ReadonlyMap<Layer, Box>,
  index: BoxIndex<Layer>,
): number {
  const gaps = index
    .touching(grow(box, ISOLATED_PX))
    .map((other) => (other === layer ? undefined : boxes.get(other)))
    .filter((other) => other !== undefined && isBeside(box, other))
    .map((other) => gapBetween(box, other as Box))
    .map(({ x, y }) => Math.max(0, x, y));
  return ISOLATION_BONUS * (Math.min(ISOLATED_PX, ...gaps) / ISOLATED_PX);
}

/** The weight of each element by itself. */
function ownWeights(elements: readonly VisualElement[], frame: Frame): readonly number[] {
  const view = firstView(frame);
  const boxes = new Map(elements.map(({ layer, box }) => [layer, box]));
  const index = indexBoxes([...boxes.keys()], (layer) => boxes.get(layer) ?? null);
  return elements.map((element) => {
    const bonus = placeBonus(element.box, view) + isolationBonus(element, boxes, index);
    return visualMass(element, frame) * (1 + bonus);
  });
}

/** Gives each number the mean of those of its group. */
function evened(weights: readonly number[], groups: readonly number[]): readonly number[] {
  const sums = new Map<number, { sum: number; count: number }>();
  weights.forEach((weight, index) => {
    const group = groups[index] as number;
    const { sum, count } = sums.get(group) ?? { sum: 0, count: 0 };
    sums.set(group, { sum: sum + weight, count: count + 1 });
  });
  return groups.map((group) => {
    const { sum, count } = sums.get(group) ?? { sum: 0, count: 1 };
    return sum / count;
  });
}

const FULL = 100;

/** Twins are listed from top to bottom and from left to right. */
const byWeight = (a: WeighedElement, b: WeighedElement): number =>
  b.weight - a.weight || a.box.y - b.box.y || a.box.x - b.box.x || a.layer.order - b.layer.order;

/**
 * The weight of each element of the first view to the eye, the heaviest first: painted size, contrast, colour, the
 * weight of letters, free space and place; twins weigh alike. A model of what stands out, and no measurement of where
 * people look.
 */
export const visualWeights = computed((frame: Frame): readonly WeighedElement[] => {
  const elements = visualElements(frame);
  const weights = evened(ownWeights(elements, frame), twinGroups(elements, frame));
  const most = weights.reduce((largest, weight) => Math.max(largest, weight), 0) || 1;
  return elements
    .map((element, index) => ({ ...element, weight: (FULL * (weights[index] ?? 0)) / most }))
    .filter(({ weight }) => weight > 0)
    .toSorted(byWeight);
});
