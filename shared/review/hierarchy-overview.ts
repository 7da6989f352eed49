import { area, center } from "../scene/geometry.ts";
import type { Box } from "../scene/scene.ts";
import { boxInFirstView, firstView } from "../perception/structure/first-view.ts";
import { mainRun } from "../perception/text/lines.ts";
import { primaryButtons } from "../perception/elements/primary-buttons.ts";
import { isScreen } from "../perception/structure/screen-kind.ts";
import { visualWeights, type WeighedElement } from "../perception/weight/visual-weight.ts";
import { isText, type Frame } from "../perception/frame/frame.ts";
import type { RefOf } from "./layer-ref.ts";
import type { HierarchyOverview } from "./report.ts";

const SHOWN = 7;
const CELLS_A_SIDE = 48;

const hundredth = (value: number): number => Math.round(value * 100) / 100;

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

function densityOf(elements: readonly WeighedElement[], frame: Frame): number {
  const view = firstView(frame);
  const filled = new Set<number>();
  for (const { layer } of elements) {
    const seen = boxInFirstView(layer, frame);
    if (seen && area(seen) < area(view)) for (const cell of cellsOf(seen, view)) filled.add(cell);
  }
  return filled.size / CELLS_A_SIDE ** 2;
}

function balanceOf(elements: readonly WeighedElement[], view: Box): number {
  const total = elements.reduce((sum, { weight }) => sum + weight, 0);
  const offset = ({ layer }: WeighedElement): number =>
    Math.max(-1, Math.min(1, (center(layer.node.box).x - center(view).x) / (view.width / 2)));
  return elements.reduce((sum, element) => sum + element.weight * offset(element), 0) / (total || 1);
}

const textLooksOf = (elements: readonly WeighedElement[]): number =>
  new Set(
    elements
      .map(({ layer }) => layer)
      .filter(isText)
      .map((text) => {
        const { sizePx, weight } = mainRun(text);
        return `${sizePx} ${weight}`;
      }),
  ).size;

function mainActionOf(
  elements: readonly WeighedElement[],
  frame: Frame,
  refOf: RefOf,
): HierarchyOverview["mainAction"] {
  const main = new Set(primaryButtons(frame).map(({ layer }) => layer));
  const index = elements.findIndex(({ layer }) => main.has(layer));
  const found = elements[index];
  return found && { layer: refOf(found.layer), rank: index + 1 };
}

/** What stands out on a whole screen; undefined for parts, components and empty screens. */
export function hierarchyOverview(frame: Frame, refOf: RefOf): HierarchyOverview | undefined {
  const elements = isScreen(frame) ? visualWeights(frame) : [];
  if (elements.length === 0) return undefined;
  const view = firstView(frame);
  const mainAction = mainActionOf(elements, frame, refOf);
  return {
    heaviest: elements
      .slice(0, SHOWN)
      .map(({ layer, weight }) => ({ layer: refOf(layer), weight: Math.round(weight) })),
    ...(mainAction && { mainAction }),
    density: hundredth(densityOf(elements, frame)),
    balance: hundredth(balanceOf(elements, view)),
    textLooks: textLooksOf(elements),
  };
}
