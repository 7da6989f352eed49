import { liesWithin } from "../../../perception/frame/lies-within.ts";
import type { Change } from "../../../mend/change.ts";
import type { Layer } from "../../../perception/frame/frame.ts";
import { painterOf, type Thing } from "../../../perception/things/thing.ts";
import { bottom, center, contains, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { moveThing } from "./move-thing.ts";
import { isPlacedByLayout, lengthChange } from "../set-values.ts";

/** A layer with more on it is a part of a screen. */
const MOST_ON_BOX = 100;

/** These are boxes in any size; drawings would be stretched. */
/** The types of boxes and discs. */
export const BOXES: ReadonlySet<string> = new Set(["RECTANGLE", "FRAME", "INSTANCE", "COMPONENT", "ELLIPSE"]);

const AXES = {
  x: { at: "x", size: "width", end: right, sides: ["padding-left", "padding-right"], paddings: [3, 1] },
  y: { at: "y", size: "height", end: bottom, sides: ["padding-top", "padding-bottom"], paddings: [0, 2] },
} as const;
type Axis = (typeof AXES)[keyof typeof AXES];

const constraintOf = ({ node }: Layer, { at }: Axis): string =>
  node.constraints?.[at === "x" ? "horizontal" : "vertical"] ?? "left";

/** Half a px is nothing to move for. */
const wholePx = (px: number): number => (Math.abs(px) < 1 ? 0 : Math.round(px));

/** Moves what a frame holds by so much where its own constraint would not. Undefined where it would be stretched. */
function keepInPlace(
  child: Layer,
  [from, to]: readonly [Box, Box],
  axis: Axis,
  wanted: number,
): readonly Change[] | undefined {
  const { at } = axis;
  const constraint = constraintOf(child, axis);
  if (constraint === "scale") return undefined;
  if (constraint === "left-right" || constraint === "top-bottom") return [];
  const isAtEnd = constraint === "right" || constraint === "bottom";
  const isInMiddle = constraint === "center";
  const [start, middle, end] = [
    to[at] - from[at],
    wholePx(center(to)[at] - center(from)[at]),
    axis.end(to) - axis.end(from),
  ];
  const carried = isInMiddle ? middle : isAtEnd ? end : start;
  const { box } = child.node;
  return lengthChange(child, at, box[at], box[at] + wanted - carried);
}

/** An auto layout grows by its paddings where it keeps to its content, or has that at one end. */
function growLayout(layer: Layer, to: Box, axis: Axis, isKept: boolean): readonly Change[] {
  const { layout, box, sizing } = layer.node;
  const { size, sides, paddings } = axis;
  const isHugging = sizing?.[axis.at === "x" ? "horizontal" : "vertical"] === "hug";
  const more = to[size] - box[size];
  if (!layout || more === 0) return [];
  const isAlong = (layout.direction === "horizontal") === (axis.at === "x");
  const align = isAlong ? layout.align : layout.crossAlign;
  const padded =
    isHugging || (!isKept && (align === "start" || align === "end"))
      ? sides.flatMap((side, index) => {
          const px = layout.paddingPx[paddings[index] ?? 0] ?? 0;
          return lengthChange(
            layer,
            side,
            px,
            px + (index === 0 ? Math.floor(more / 2) : Math.ceil(more / 2)),
          );
        })
      : [];
  return isHugging ? padded : [...padded, ...lengthChange(layer, size, box[size], to[size])];
}

/** A box whose ends are round keeps them round. */
function roundEnds({ node }: Layer, to: Box): readonly Change[] {
  const [radius = 0, ...others] = node.cornerRadiiPx ?? [];
  const isRound =
    radius > 0 &&
    others.every((other) => other === radius) &&
    radius >= Math.min(node.box.width, node.box.height) / 2 - 1;
  const wanted = Math.ceil(Math.min(to.width, to.height) / 2);
  return isRound && radius < wanted
    ? [{ layer: node.id, property: "corner-radius", from: radius, to: wanted }]
    : [];
}

/** A second box of its size, such as its outline, would not grow along. */
const isDrawnTwice = ({ box, children }: Thing): boolean =>
  children.some((child) => child.kind !== "text" && contains(child.box, { ...box, ...shrunk(box) }));
const shrunk = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.1,
  y: y + height * 0.1,
  width: width * 0.8,
  height: height * 0.8,
});

function resizeFrame(
  layer: Layer,
  drawnOn: readonly Thing[],
  to: Box,
  isKept: boolean,
): readonly Change[] | undefined {
  const { box } = layer.node;
  const changes: Change[] = [];
  const [rightPx, downPx] = isKept
    ? [0, 0]
    : [wholePx(center(to).x - center(box).x), wholePx(center(to).y - center(box).y)];
  for (const axis of [AXES.x, AXES.y]) {
    if (box[axis.size] === to[axis.size] && box[axis.at] === to[axis.at]) continue;
    for (const child of layer.children) {
      const kept = keepInPlace(child, [box, to], axis, axis.at === "x" ? rightPx : downPx);
      if (!kept) return undefined;
      changes.push(...kept);
    }
  }
  const over = drawnOn.filter((child) => !liesWithin(child.layer, layer));
  if (rightPx !== 0 || downPx !== 0) {
    const moves = over.map((one) => moveThing(one, rightPx, downPx));
    if (moves.some((move) => move.length === 0)) return undefined;
    changes.push(...moves.flat());
  }
  return [...changes, ...sizeChanges(layer, to)];
}

const sizeChanges = (layer: Layer, to: Box): readonly Change[] => {
  const { box } = layer.node;
  return [AXES.x, AXES.y].flatMap(({ at, size }) => [
    ...(isPlacedByLayout(layer) ? [] : lengthChange(layer, at, box[at], to[at])),
    ...lengthChange(layer, size, box[size], to[size]),
  ]);
};

type Contents = "in-the-middle" | "in-place";

/**
 * Gives a layer another place and size; what it holds, and what else is drawn on it, stays in its middle or where it is
 * on the screen. Undefined where something would be stretched.
 */
export function resizeLayer(
  layer: Layer,
  to: Box,
  contents: Contents,
  drawnOn: readonly Thing[] = [],
): readonly Change[] | undefined {
  if (!BOXES.has(layer.node.type) || layer.node.rotationDeg) return undefined;
  if (layer.children.length + drawnOn.length > MOST_ON_BOX) return undefined;
  const isKept = contents === "in-place";
  if (!layer.node.layout) {
    const changes = resizeFrame(layer, drawnOn, to, isKept);
    return changes && [...roundEnds(layer, to), ...changes];
  }
  const { box } = layer.node;
  const isHeld = isPlacedByLayout(layer);
  return [
    ...roundEnds(layer, to),
    ...[AXES.x, AXES.y].flatMap((axis) => [
      ...(isHeld ? [] : lengthChange(layer, axis.at, box[axis.at], to[axis.at])),
      ...growLayout(layer, to, axis, isKept),
    ]),
  ];
}

/** Gives a painted box another place and size, with what is drawn on it. */
export const resizeThing = (
  thing: Thing,
  to: Box,
  contents: Contents = "in-the-middle",
): readonly Change[] | undefined =>
  isDrawnTwice(thing) ? undefined : resizeLayer(painterOf(thing), to, contents, thing.children);
