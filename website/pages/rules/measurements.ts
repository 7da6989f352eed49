import {
  READ_BY_HAND,
  readCountsOf,
  type ReadFindings,
} from "../../../shared/review/weigh/rules-of-details.ts";

/** The measurements of the rules, by rule id. */
export interface Measurements {
  /** Findings on real designs that were read twice, those of the newest rules and on freely drawn screens once. */
  readonly byHand: Readonly<Record<string, ReadFindings>>;
}

/** The title of a rule, not of one of its findings. */
export const plainTitle = (title: string): string => title.replace(/\{\w+\}/g, "…");

/** The numbers kept in `tests/quality`. */
export const readMeasurements = (): Measurements => ({
  byHand: READ_BY_HAND,
});

/** How many findings of a rule were read, and how many were right and worth saying. */
export const rightOf = (id: string, { byHand }: Measurements) => readCountsOf(id, byHand);
