import { isWanted } from "../../../../shared/review/is-wanted.ts";
import type { ListedFinding } from "./listed-finding.ts";

/** The rows to show, in their order: what was just fixed stays among the open ones until the next look. */
export const wantedRows = (listed: readonly ListedFinding[], words: string): readonly ListedFinding[] =>
  listed.filter(
    ({ finding, state, change }) => (state === "open" || change !== null) && isWanted(finding, { words }),
  );

/** The most rows that people look through by eye: more of them are searched. */
const MOST_AT_A_GLANCE = 12;

/**
 * True when a list is so long that it is searched. Counted as of the last look, so that no control
 * comes or goes under the hand.
 */
export const isLong = (listed: readonly ListedFinding[], others: number): boolean =>
  listed.filter(({ change }) => change !== "new").length + others > MOST_AT_A_GLANCE;
