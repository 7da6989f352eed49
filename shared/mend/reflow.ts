import type { AutoLayout, Box, SceneNode, Sizing } from "../scene/scene.ts";
import { moveBy, setBox } from "./set-box.ts";
import { WAY_ACROSS, WAY_DOWN, type SideWay } from "./side-way.ts";

const waysOf = ({ direction }: AutoLayout): readonly [along: SideWay, across: SideWay] =>
  direction === "horizontal" ? [WAY_ACROSS, WAY_DOWN] : [WAY_DOWN, WAY_ACROSS];

const sizingOf = (node: SceneNode, { sizing }: SideWay): Sizing => node.sizing?.[sizing] ?? "fixed";

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const paddingOf = ({ paddingPx }: AutoLayout, { sides }: SideWay): readonly [number, number] => [
  paddingPx[sides[0]] ?? 0,
  paddingPx[sides[1]] ?? 0,
];

const SHARES = { start: 0, baseline: 0.5, center: 0.5, end: 1, "space-between": 0 } as const;

/** A layer that an auto layout puts in place, and the layout. */
type LaidOut = SceneNode & { readonly layout: AutoLayout; readonly children: readonly SceneNode[] };

/** Where the children of a layout are put along it, and how long it is. */
function alongOf(node: LaidOut, way: SideWay): { size: number; places: readonly number[] } {
  const { layout, children } = node;
  const [before, after] = paddingOf(layout, way);
  const sizes = children.map(({ box }) => box[way.size]);
  const content = total(sizes) + layout.gapPx * (children.length - 1);
  const isSpread = layout.align === "space-between";
  const isHugging = sizingOf(node, way) === "hug";
  const size = isHugging ? content + before + after : node.box[way.size];
  const room = size - before - after;
  const gap =
    isSpread && !isHugging && children.length > 1
      ? (room - total(sizes)) / (children.length - 1)
      : layout.gapPx;
  const start = node.box[way.at] + before + (isSpread ? 0 : (room - content) * SHARES[layout.align]);
  const places: number[] = [];
  let at = start;
  for (const length of sizes) {
    places.push(at);
    at += length + gap;
  }
  return { size, places };
}

function acrossOf(node: LaidOut, way: SideWay): { size: number; places: readonly number[] } {
  const { layout, children } = node;
  const [before, after] = paddingOf(layout, way);
  const largest = children.reduce((most, { box }) => Math.max(most, box[way.size]), 0);
  const size = sizingOf(node, way) === "hug" ? largest + before + after : node.box[way.size];
  const room = size - before - after;
  const places = children.map(
    ({ box }) => node.box[way.at] + before + (room - box[way.size]) * SHARES[layout.crossAlign],
  );
  return { size, places };
}

/** Rounding of the editor. */
const SAME_PX = 1;

/** The children of a layout that it puts in place; undefined where more decides than is known here. */
function flowOf(node: SceneNode): LaidOut | undefined {
  const { layout, children } = node;
  if (!layout || !children || layout.wraps || layout.direction === "grid") return undefined;
  const flow = children.filter(({ isAbsolute }) => !isAbsolute);
  return flow.length > 0 ? { ...node, layout, children: flow } : undefined;
}

/** True when the layout explains where all its children are. */
function isUnderstood(node: LaidOut): boolean {
  const [along, across] = waysOf(node.layout);
  const places = [alongOf(node, along).places, acrossOf(node, across).places] as const;
  return node.children.every(
    ({ box }, index) =>
      Math.abs(box[along.at] - (places[0][index] ?? 0)) <= SAME_PX &&
      Math.abs(box[across.at] - (places[1][index] ?? 0)) <= SAME_PX,
  );
}

/** Children that fill a layout share what is left of it. */
function filled(node: LaidOut, along: SideWay, across: SideWay): LaidOut {
  const { layout, children } = node;
  const fixed = children.filter((child) => sizingOf(child, along) !== "fill");
  const fillers = children.length - fixed.length;
  const room = node.box[along.size] - total(paddingOf(layout, along));
  const left = room - total(fixed.map(({ box }) => box[along.size])) - layout.gapPx * (children.length - 1);
  const breadth = node.box[across.size] - total(paddingOf(layout, across));
  const fit = (child: SceneNode): SceneNode => {
    const box = { ...child.box };
    if (sizingOf(child, along) === "fill" && sizingOf(node, along) !== "hug")
      Object.assign(box, { [along.size]: Math.max(0, left / fillers) });
    if (sizingOf(child, across) === "fill" && sizingOf(node, across) !== "hug")
      Object.assign(box, { [across.size]: Math.max(0, breadth) });
    return setBox(child, box);
  };
  return { ...node, children: children.map(fit) };
}

/**
 * Puts the children of an auto layout where it puts them now that some of them, or its own spaces, have changed. `was` is
 * the layer before: where its layout does not explain where its children were, nothing is moved.
 */
export function reflow(node: SceneNode, was: SceneNode): SceneNode {
  const [before, flow] = [flowOf(was), flowOf(node)];
  if (!before || !flow || !isUnderstood(before)) return node;
  const [along, across] = waysOf(flow.layout);
  const fitted = filled(flow, along, across);
  const [length, breadth] = [alongOf(fitted, along), acrossOf(fitted, across)];
  const placed = new Map(
    fitted.children.map((child, index) => {
      const by = {
        [along.at]: (length.places[index] ?? 0) - child.box[along.at],
        [across.at]: (breadth.places[index] ?? 0) - child.box[across.at],
      } as { x: number; y: number };
      return [child.id, moveBy(child, by)] as const;
    }),
  );
  const box: Box = { ...node.box, [along.size]: length.size, [across.size]: breadth.size };
  return {
    ...node,
    box,
    children: (node.children ?? []).map((child) => placed.get(child.id) ?? child),
  };
}
