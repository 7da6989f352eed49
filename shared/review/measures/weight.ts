import { computed } from "../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../perception/frame/frame.ts";
import { visualWeights } from "../../perception/weight/visual-weight.ts";
import {
  answer,
  answerBy,
  frameOfPart,
  UNKNOWN,
  type RelationMeasure,
  type MeasuredPart,
} from "./measure.ts";

const weightByLayer = computed(
  (frame: Frame): ReadonlyMap<Layer, number> =>
    new Map(visualWeights(frame).map(({ layer, weight }) => [layer, weight])),
);

/** The visual weight of a part, 100 for the heaviest of its screen; undefined where it is not known. */
function weightOf(part: MeasuredPart): number | undefined {
  const weights = weightByLayer(frameOfPart(part));
  return part.layers.map((layer) => weights.get(layer)).find((weight) => weight !== undefined);
}

const pairOf = (
  part: MeasuredPart,
  other: MeasuredPart | undefined,
): readonly [number, number] | undefined => {
  const [value, against] = [weightOf(part), other && weightOf(other)];
  return value === undefined || against === undefined ? undefined : [Math.round(value), Math.round(against)];
};

/** Shares of the heavier one: what differs by less weighs the same, what differs by more does not. */
const SAME = 0.15;
const OTHER = 0.35;

const differenceOf = ([a, b]: readonly [number, number]): number => Math.abs(a - b) / Math.max(a, b, 1);

const heavier =
  (sign: 1 | -1): RelationMeasure =>
  ({ parts: [part], others: [other] }) => {
    const pair = pairOf(part, other);
    if (!pair) return UNKNOWN;
    const [value, against] = pair;
    // The weight is a model of what stands out: what is near is left to eyes.
    if (differenceOf(pair) < SAME) return UNKNOWN;
    const numbers = { visualWeight: value, otherVisualWeight: against };
    return answerBy(sign * (value - against) > 0, Math.abs(value - against), numbers);
  };

/** True when a part draws the eye more than the one that it is compared with. */
export const heavierThan: RelationMeasure = heavier(1);

/** True when a part draws the eye less than the one that it is compared with. */
export const lighterThan: RelationMeasure = heavier(-1);

/** True when two parts draw the eye alike. */
export const sameWeight: RelationMeasure = ({ parts: [part, second], others: [other = second] }) => {
  const pair = pairOf(part, other);
  if (!pair) return UNKNOWN;
  const [value, against] = pair;
  const difference = differenceOf(pair);
  if (difference > SAME && difference < OTHER) return UNKNOWN;
  return answer(difference <= SAME, { visualWeight: value, otherVisualWeight: against });
};
