import { tooFaint } from "./faint.ts";
import {
  closerToWrong,
  comesAfter,
  covers,
  cutOff,
  gapUnlike,
  notAligned,
  offCenter,
  tooClose,
} from "./lines.ts";
import type { RelationMeasure } from "./measure.ts";
import { unlikePeers } from "./peers.ts";
import type { RelationName } from "./relation.ts";
import { largerThan, smallerThan, tooSmall } from "./size.ts";
import { heavierThan, lighterThan, sameWeight } from "./weight.ts";
import { misspelled, missing, repeated, sumIsOff } from "./words.ts";

/** The one function that says whether a relation holds. What has none, only eyes can judge. */
const MEASURES: Readonly<Partial<Record<RelationName, RelationMeasure>>> = {
  "too-faint": tooFaint,
  "too-small": tooSmall,
  "smaller-than": smallerThan,
  "larger-than": largerThan,
  "heavier-than": heavierThan,
  "lighter-than": lighterThan,
  "same-weight-as": sameWeight,
  "not-aligned-with": notAligned,
  "off-center-in": offCenter,
  "gap-unlike": gapUnlike,
  "closer-to-wrong": closerToWrong,
  "too-close": tooClose,
  "unlike-peers": unlikePeers,
  covers,
  "cut-off": cutOff,
  "comes-after": comesAfter,
  repeated,
  missing,
  misspelled,
  "sum-is-off": sumIsOff,
};

/** Relations between parts of different screens that are measured: to these no place on a screen matters. */
const BETWEEN_SCREENS: ReadonlySet<RelationName> = new Set([
  "smaller-than",
  "larger-than",
  "unlike-peers",
  "missing",
  "sum-is-off",
]);

/** True when a relation can be measured of parts of different screens. */
export const isBetweenScreens = (name: RelationName): boolean => BETWEEN_SCREENS.has(name);

/** The measure of a relation; undefined: eyes have to judge. */
export const measureOf = (name: RelationName): RelationMeasure | undefined => MEASURES[name];
