import { area, intersection } from "../../../../scene/geometry.ts";
import { indexBoxes } from "../../../../perception/frame/box-index.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { isFloating } from "../../../../perception/controls/is-floating.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { hitBox } from "../../../../perception/controls/targets/hit-box.ts";
import { isGuessed, targetByLayer, targets } from "../../../../perception/controls/targets/targets.ts";
import { isCovered } from "../../../../perception/paint/covers/covered.ts";
import { isPainted } from "../../../../perception/paint/painted-box.ts";
import { ancestors, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

const SMALLEST_OVERLAP_PX = 4;
const SMALLEST_SHARE = 0.1;
/** A switch a little higher than its row still is a part of the row. */
const NESTED_SHARE = 0.9;

const usableTargets = computed((frame: Frame) =>
  targets(frame)
    .filter(({ layer, isDisabled, isInline }) => !isDisabled && !isInline && !isForeignPart(layer))
    .filter(({ layer }) => !isCovered(layer, frame))
    .map(({ layer }) => layer),
);

const mayBeNone = (layer: Layer, frame: Frame): boolean => {
  const target = targetByLayer(frame).get(layer);
  return target !== undefined && isGuessed(target);
};

const indexOf = computed((frame: Frame) => indexBoxes(usableTargets(frame)));

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

/** A box with round corners on one side and square ones on the other continues on that other side. */
function continues(layer: Layer, side: "left" | "right"): boolean {
  const [topLeft = 0, topRight = 0, bottomRight = 0, bottomLeft = 0] = layer.node.cornerRadiiPx ?? [];
  const [inner, outer] =
    side === "left"
      ? [Math.max(topLeft, bottomLeft), Math.min(topRight, bottomRight)]
      : [Math.max(topRight, bottomRight), Math.min(topLeft, bottomLeft)];
  return inner === 0 && outer >= ROUND_PX;
}

/** The parts of one switch: the square side of one lies on the other, and its edge is where the other ends. */
function areJoined(a: Layer, b: Layer): boolean {
  if (!areInOneRow(a, b)) return false;
  const [left, right] = a.node.box.x <= b.node.box.x ? [a, b] : [b, a];
  return continues(left, "right") || continues(right, "left");
}

/** A part of one lies on the other: a button on a whole card is meant so, and so are two that coincide. */
function overlapOf(a: Layer, b: Layer): { readonly width: number; readonly height: number } | null {
  const [first, second] = [hitBox(a), hitBox(b)];
  const shared = intersection(first, second);
  const smaller = Math.min(area(first), area(second));
  if (
    !shared ||
    area(shared) >= NESTED_SHARE * smaller ||
    Math.min(shared.width, shared.height) < SMALLEST_OVERLAP_PX
  )
    return null;
  const isSeen = area(shared) >= SMALLEST_SHARE * smaller;
  return isSeen || areInOneRow(a, b) ? shared : null;
}

const liesAbove = (layer: Layer, below: Layer): boolean => isFloating(layer) || isInBar(layer, below);

export const targetsOverlap = defineRule({
  id: "targets-overlap",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html",
  says: {
    en: {
      title: "Click areas overlap",
      problem: "“{name}” and “{otherName}” overlap by {widthPx} × {heightPx} px.",
      why: "Where they overlap, people hit the one that they did not mean.",
      fix: "Move them apart, or make them smaller, so that their boxes no longer overlap.",
    },
    fr: {
      title: "Zones cliquables superposées",
      problem: "« {name} » et « {otherName} » se chevauchent sur {widthPx} × {heightPx} px.",
      why: "Là où elles se chevauchent, on touche celle que l’on ne visait pas.",
      fix: "Écartez-les, ou réduisez-les, pour que leurs cadres ne se chevauchent plus.",
    },
  },
  applies: usableTargets,
  check: (layer, { frame, fail }) => {
    const others = indexOf(frame)
      .touching(layer.node.box)
      .filter(
        (other) =>
          other.order > layer.order &&
          isOneArrangement(layer, other) &&
          !liesAbove(other, layer) &&
          !areJoined(layer, other),
      );
    return others.flatMap((other) => {
      const shared = overlapOf(layer, other);
      if (!shared) return [];
      return fail(
        {
          name: layer.node.name,
          otherName: other.node.name,
          widthPx: Math.round(shared.width),
          heightPx: Math.round(shared.height),
        },
        {
          layers: [layer, other],
          named: { name: layer, otherName: other },
          isGuess: mayBeNone(layer, frame) || mayBeNone(other, frame),
        },
      );
    });
  },
});
