import { hundredths } from "../scene/round.ts";
import { area, center } from "../scene/geometry.ts";
import type { Box } from "../scene/scene.ts";
import { boxInFirstView, firstView } from "../perception/structure/screens/first-view.ts";
import { mainRun } from "../perception/text/typography/lines.ts";
import { elements } from "../perception/elements/elements.ts";
import { isScreen } from "../perception/structure/screens/screen-kind.ts";
import { visualWeights, type WeighedElement } from "../perception/weight/visual-weight.ts";
import { isCovered } from "../perception/paint/covers/covered.ts";
import { closest, isText, type Frame, type Layer } from "../perception/frame/frame.ts";
import type { RefOf } from "./naming/layer-ref.ts";
import type { HierarchyOverview } from "./report.ts";

const SHOWN = 7;

/** Beside something of which it weighs less than a twentieth, nothing stands out: its place in the order says nothing. */
const LEAST_WEIGHT = 5;

const CELLS_A_SIDE = 48;

/** The first and the last of the cells along a side whose middle lies within a stretch. */
function middlesIn(start: number, length: number, side: number): readonly [number, number] {
  const cell = side / CELLS_A_SIDE;
  return [Math.ceil(start / cell - 0.5), Math.floor((start + length) / cell - 0.5)];
}

/** The cells of a grid over the view whose middle a box covers. */
function cellsOf(box: Box, view: Box): readonly number[] {
  const [left, right] = middlesIn(box.x - view.x, box.width, view.width);
  const [top, bottom] = middlesIn(box.y - view.y, box.height, view.height);
  const cells: number[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push(row * CELLS_A_SIDE + column);
  return cells;
}

function densityOf(weighed: readonly WeighedElement[], frame: Frame): number {
  const view = firstView(frame);
  const filled = new Set<number>();
  for (const { box } of weighed)
    if (area(box) < area(view)) for (const cell of cellsOf(box, view)) filled.add(cell);
  return filled.size / CELLS_A_SIDE ** 2;
}

function balanceOf(weighed: readonly WeighedElement[], view: Box): number {
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const offset = ({ box }: WeighedElement): number =>
    Math.max(-1, Math.min(1, (center(box).x - center(view).x) / (view.width / 2)));
  return weighed.reduce((sum, element) => sum + element.weight * offset(element), 0) / (total || 1);
}

const textLooksOf = (weighed: readonly WeighedElement[]): number =>
  new Set(
    weighed
      .map(({ layer }) => layer)
      .filter(isText)
      .map((text) => {
        const { sizePx, weight } = mainRun(text);
        return `${sizePx} ${weight}`;
      }),
  ).size;

/** The rank of a weight: 1 for the heaviest. Twins have the same rank. */
const rankOf = (weight: number, weighed: readonly WeighedElement[]): number =>
  1 + weighed.filter((other) => other.weight > weight).length;

/** The element that is seen as a layer, or as something around it. */
function seenAs(layer: Layer, weighed: readonly WeighedElement[]): WeighedElement | undefined {
  const byLayer = new Map(weighed.map((one) => [one.layer, one]));
  const seen = closest(layer, (one) => byLayer.has(one));
  return seen && byLayer.get(seen);
}

/** The main action with its rank; one that is seen only after scrolling comes after all that is seen before. */
function mainActionOf(
  weighed: readonly WeighedElement[],
  frame: Frame,
  refOf: RefOf,
): HierarchyOverview["mainAction"] {
  const [layer] = elements(frame).find(({ isPrimary }) => isPrimary)?.layers ?? [];
  if (!layer) return undefined;
  const seen = seenAs(layer, weighed);
  if (seen) return { layer: refOf(seen.layer), rank: rankOf(seen.weight, weighed) };
  if (boxInFirstView(layer, frame) || isCovered(layer)) return undefined;
  return { layer: refOf(layer), rank: weighed.length + 1 };
}

/** The overview of what stands out on a whole screen; undefined for parts, components and empty screens. */
export function hierarchyOverview(frame: Frame, refOf: RefOf): HierarchyOverview | undefined {
  const weighed = isScreen(frame) ? visualWeights(frame) : [];
  if (weighed.length === 0) return undefined;
  const view = firstView(frame);
  const mainAction = mainActionOf(weighed, frame, refOf);
  return {
    heaviest: weighed
      .slice(0, SHOWN)
      .filter(({ weight }) => weight >= LEAST_WEIGHT)
      .map(({ layer, weight }) => ({ layer: refOf(layer), weight: Math.round(weight) })),
    ...(mainAction && { mainAction }),
    density: hundredths(densityOf(weighed, frame)),
    balance: hundredths(balanceOf(weighed, view)),
    textLooks: textLooksOf(weighed),
  };
}
