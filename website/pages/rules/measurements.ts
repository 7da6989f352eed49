import { readFileSync } from "node:fs";
import {
  READ_BY_HAND,
  readCountsOf,
  type ReadFindings,
} from "../../../shared/review/weigh/rules-of-details.ts";

/** The measurements of the rules, by rule id. */
export interface Measurements {
  /** Slips within a rule's tolerance that were done on purpose, and how many of them it found. */
  readonly bySlips: Readonly<Record<string, { readonly damaged: number; readonly found: number }>>;
  /** Findings on real designs that were read twice, those of the newest rules and on freely drawn screens once. */
  readonly byHand: Readonly<Record<string, ReadFindings>>;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../tests/quality/${file}`, import.meta.url), "utf8"));

/** The title of a rule, not of one of its findings. */
export const plainTitle = (title: string): string => title.replace(/\{\w+\}/g, "…");

/** The numbers kept in `tests/quality`. */
export const readMeasurements = (): Measurements => ({
  bySlips: (read("measured.json") as { readonly rules: Measurements["bySlips"] }).rules,
  byHand: READ_BY_HAND,
});

/** How many slips a rule was shown, and how many it found. */
export const foundOf = (id: string, { bySlips }: Measurements) => ({
  found: bySlips[id]?.found ?? 0,
  damaged: bySlips[id]?.damaged ?? 0,
});

/** How many findings of a rule were read, and how many were right and worth saying. */
export const rightOf = (id: string, { byHand }: Measurements) => readCountsOf(id, byHand);
