import { isFloating } from "../../../../../perception/controls/is-floating.ts";
import { hitBox } from "../../../../../perception/controls/targets/hit-box.ts";
import { indexBoxes } from "../../../../../perception/frame/box-index.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { ancestors, type Frame, type Layer } from "../../../../../perception/frame/frame.ts";
import { isPainted } from "../../../../../perception/paint/painted-box.ts";
import { area, intersection } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { usableTargets } from "./target-spacing.ts";

/** Another target that lies on a part of one. */
export interface TargetOverlap {
  readonly other: Layer;
  readonly shared: Box;
}

const SMALLEST = { px: 4, share: 0.1 };
/** A switch a little higher than its row still is a part of the row. */
const NESTED_SHARE = 0.9;

/** Only layers of one arrangement can get in each other's way; what floats above a page is meant to cover it. */
const isOneArrangement = (a: Layer, b: Layer): boolean =>
  a.parent === b.parent || (a.parent?.parent !== undefined && a.parent?.parent === b.parent?.parent);

/** A bar of its own lies over a list that runs on below it. */
function isInBar(layer: Layer, below: Layer): boolean {
  const around = new Set(ancestors(below));
  return ancestors(layer).some((one) => one.parent !== null && !around.has(one) && isPainted(one));
}

/** Painted boxes as high as each other, side by side: that they run into each other is seen at once. */
const areInOneRow = (a: Layer, b: Layer): boolean =>
  isPainted(a) &&
  isPainted(b) &&
  a.parent === b.parent &&
  Math.abs(a.node.box.y - b.node.box.y) < 1 &&
  Math.abs(a.node.box.height - b.node.box.height) < 1;

const ROUND_PX = 4;

/** True when two are the parts of one switch: the square side of one lies on the other, and its edge is where the other ends. */
function areJoined(a: Layer, b: Layer): boolean {
  const [left, right] = a.node.box.x <= b.node.box.x ? [a, b] : [b, a];
  const [topLeft = 0, topRight = 0, bottomRight = 0, bottomLeft = 0] = left.node.cornerRadiiPx ?? [];
  const [first = 0, second = 0, third = 0, fourth = 0] = right.node.cornerRadiiPx ?? [];
  const leftGoesOn = Math.max(topRight, bottomRight) === 0 && Math.min(topLeft, bottomLeft) >= ROUND_PX;
  const rightGoesOn = Math.max(first, fourth) === 0 && Math.min(second, third) >= ROUND_PX;
  return areInOneRow(a, b) && (leftGoesOn || rightGoesOn);
}

/** A part of one lies on the other: a button on a whole card is meant so, and so are two that coincide. */
function sharedBy(a: Layer, b: Layer): Box | undefined {
  const [first, second] = [hitBox(a), hitBox(b)];
  const shared = intersection(first, second);
  const smaller = Math.min(area(first), area(second));
  const isPart =
    shared && Math.min(shared.width, shared.height) >= SMALLEST.px && area(shared) < NESTED_SHARE * smaller;
  return isPart && (area(shared) >= SMALLEST.share * smaller || areInOneRow(a, b)) ? shared : undefined;
}

/** The targets that others, painted later, partly lie on. */
export const overlappingTargets = computed((frame: Frame): ReadonlyMap<Layer, readonly TargetOverlap[]> => {
  const all = usableTargets(frame).map(({ layer }) => layer);
  const index = indexBoxes(all);
  return new Map(
    all.map((layer) => [
      layer,
      index
        .touching(layer.node.box)
        .filter((other) => other.order > layer.order && isOneArrangement(layer, other))
        .filter((other) => !isFloating(other) && !isInBar(other, layer) && !areJoined(layer, other))
        .flatMap((other) => {
          const shared = sharedBy(layer, other);
          return shared ? [{ other, shared }] : [];
        }),
    ]),
  );
});
