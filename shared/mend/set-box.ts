import type { Point } from "../scene/geometry.ts";
import type { Box, SceneNode } from "../scene/scene.ts";
import { WAY_ACROSS, WAY_DOWN, type SideWay } from "./side-way.ts";

const moved = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });

/** A layer and all that it holds, so many px further to the right and down. */
export function moveBy(node: SceneNode, by: Point): SceneNode {
  if (by.x === 0 && by.y === 0) return node;
  return {
    ...node,
    box: moved(node.box, by),
    ...(node.renderBox && { renderBox: moved(node.renderBox, by) }),
    ...(node.children && { children: node.children.map((child) => moveBy(child, by)) }),
  };
}

/** The box in which a layer is painted, grown as the layer's own box grows. */
function grown(renderBox: Box, from: Box, to: Box): Box {
  return {
    x: renderBox.x + to.x - from.x,
    y: renderBox.y + to.y - from.y,
    width: Math.max(0, renderBox.width + to.width - from.width),
    height: Math.max(0, renderBox.height + to.height - from.height),
  };
}

/** Where a side of a child comes to lie when that of its parent is stretched. */
function constrained(
  constraint: string,
  { at, size }: SideWay,
  child: Box,
  from: Box,
  to: Box,
): Partial<Box> {
  const start = child[at] - from[at];
  const more = to[size] - from[size];
  const lies = (place: number, length = child[size]) =>
    ({ [at]: to[at] + place, [size]: length }) as Partial<Box>;
  switch (constraint) {
    case "right":
    case "bottom":
      return lies(start + more);
    case "center":
      return lies(start + more / 2);
    case "left-right":
    case "top-bottom":
      return lies(start, Math.max(0, child[size] + more));
    case "scale": {
      const scale = from[size] === 0 ? 1 : to[size] / from[size];
      return lies(start * scale, child[size] * scale);
    }
    default:
      return lies(start);
  }
}

const SCALE = { horizontal: "scale", vertical: "scale" };
const TOP_LEFT = { horizontal: "left", vertical: "top" };

/** Groups and drawings are stretched as a whole, whatever their parts say. */
const SCALED: ReadonlySet<string> = new Set(["GROUP", "BOOLEAN_OPERATION"]);

function fitChild(child: SceneNode, parent: SceneNode, to: Box): SceneNode {
  const { horizontal, vertical } = SCALED.has(parent.type) ? SCALE : (child.constraints ?? TOP_LEFT);
  const { box } = child;
  return setBox(child, {
    ...box,
    ...constrained(horizontal, WAY_ACROSS, box, parent.box, to),
    ...constrained(vertical, WAY_DOWN, box, parent.box, to),
  });
}

const isSameSize = (a: Box, b: Box): boolean => a.width === b.width && a.height === b.height;

/** Gives a layer another box; what it holds goes along as its constraints say. */
export function setBox(node: SceneNode, box: Box): SceneNode {
  if (isSameSize(node.box, box)) return moveBy(node, { x: box.x - node.box.x, y: box.y - node.box.y });
  return {
    ...node,
    box,
    ...(node.renderBox && { renderBox: grown(node.renderBox, node.box, box) }),
    ...(node.children && { children: node.children.map((child) => fitChild(child, node, box)) }),
  };
}
