import {
  frameOfPart,
  UNKNOWN,
  type MeasureAnswer,
  type MeasuredPart,
} from "../../../shared/review/measures/measure.ts";
import { isBetweenScreens, measureOf } from "../../../shared/review/measures/measures.ts";
import type { Relation } from "../candidate.ts";
import { partsOf, type SeenPart, type SeenScreen } from "../screen/seen-screen.ts";

/** A part as the engine measures it. */
export const measuredPart = ({ layers, sceneBox, words }: SeenPart): MeasuredPart => ({
  layers,
  box: sceneBox,
  words,
});

/** Measures what a claim says: true or false with its numbers, or unknown where only eyes can tell. */
export function measureClaim(
  { relation, layers, others, value }: Relation,
  screen: SeenScreen,
): MeasureAnswer {
  const measure = measureOf(relation);
  const [first, ...rest] = partsOf(layers, screen).map(measuredPart);
  const against = partsOf(others, screen).map(measuredPart);
  if (!measure || !first) return UNKNOWN;
  const isOfOne = [...rest, ...against].every((part) => frameOfPart(part) === frameOfPart(first));
  if (!isOfOne && !isBetweenScreens(relation)) return UNKNOWN;
  return measure({ parts: [first, ...rest], others: against, value });
}
