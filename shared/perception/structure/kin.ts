import { center } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { DOWNWARDS, shareStretch, SIDEWAYS } from "./axis.ts";
import { clusters } from "./clusters.ts";
import { partsOfDrawings } from "./piece.ts";
import type { Cell, Repetition } from "./repetition/repetition.ts";

/** Siblings of one kind: told by what they were made from, so that no difference in their looks hides it. */
export type Kin = Pick<Repetition, "axis" | "cells">;

const FEWEST = 3;
/** More siblings than these are a pattern or a drawing. */
const MOST = 100;
const ICON = { largestPx: 48, smallestPx: 8, ratio: 1.6, farPx: 64, levelPx: 6 };

const cellOf = (layer: Layer): Cell => ({ layers: [layer], box: layer.node.box });

const follow = (boxes: readonly Box[], axis: typeof SIDEWAYS): boolean =>
  boxes.slice(1).every((box, index) => !shareStretch(axis, box, boxes[index] as Box));

function kinOf(layers: readonly Layer[]): Kin {
  const cells = layers.map(cellOf).toSorted(({ box: a }, { box: b }) => a.y - b.y || a.x - b.x);
  const boxes = cells.map(({ box }) => box);
  if (follow(boxes, DOWNWARDS)) return { axis: "column", cells };
  const inRow = cells.toSorted(({ box: a }, { box: b }) => a.x - b.x);
  return follow(
    inRow.map(({ box }) => box),
    SIDEWAYS,
  )
    ? { axis: "row", cells: inRow }
    : { axis: "grid", cells };
}

const isSeen = ({ node, visibleBox }: Layer): boolean =>
  visibleBox !== null && !node.isMask && !node.rotationDeg;

/** The instances of one component that lie in one layer. */
function byComponent(children: readonly Layer[]): readonly (readonly Layer[])[] {
  const groups = new Map<string, Layer[]>();
  for (const layer of children) {
    const { componentId } = layer.node.instance ?? {};
    if (componentId === undefined) continue;
    const group = groups.get(componentId);
    if (group) group.push(layer);
    else groups.set(componentId, [layer]);
  }
  return [...groups.values()];
}

const sizeOf = ({ node: { box } }: Layer): number => Math.max(box.width, box.height);

const isIcon = (layer: Layer): boolean => sizeOf(layer) <= ICON.largestPx && sizeOf(layer) >= ICON.smallestPx;

/** Parts a line wherever the next one stands far away. */
function partedLine(line: readonly Layer[]): readonly (readonly Layer[])[] {
  const found: Layer[][] = [];
  for (const layer of line.toSorted((a, b) => a.node.box.x - b.node.box.x)) {
    const before = found.at(-1)?.at(-1)?.node.box;
    if (before && layer.node.box.x - before.x - before.width <= ICON.farPx) found.at(-1)?.push(layer);
    else found.push([layer]);
  }
  return found;
}

function areAboutAsLarge(icons: readonly Layer[]): boolean {
  const sizes = icons.map(sizeOf);
  const largest = sizes.reduce((a, b) => Math.max(a, b), 0);
  return largest <= ICON.ratio * sizes.reduce((a, b) => Math.min(a, b), Infinity);
}

/** Icons on one line, beside each other and about as large as each other. */
const iconRows = (drawings: readonly Layer[]): readonly (readonly Layer[])[] =>
  clusters(drawings.filter(isIcon), ({ node }) => center(node.box).y, ICON.levelPx)
    .flatMap(partedLine)
    .filter(areAboutAsLarge);

/** Instances of one component, and rows of icons: at least three in one layer, from top to bottom or left to right. */
export const kin = computed((frame: Frame): readonly Kin[] => {
  const parts = partsOfDrawings(frame);
  const drawings = new Set<Layer>();
  for (const { parent } of parts) if (parent && !parts.has(parent)) drawings.add(parent);
  return frame.layers.flatMap((layer) => {
    if (layer.children.length < FEWEST || layer.children.length > MOST) return [];
    const seen = layer.children.filter(isSeen);
    return [...byComponent(seen), ...iconRows(seen.filter((child) => drawings.has(child)))]
      .filter(({ length }) => length >= FEWEST)
      .map(kinOf);
  });
});
