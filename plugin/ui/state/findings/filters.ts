import { isWanted, type WantedFindings } from "../../../../shared/review/is-wanted.ts";
import type { ListedFinding } from "./listed-finding.ts";

/** Everything that is found. */
export const NO_FILTERS: WantedFindings = { aspect: "all", severity: null, words: "" };

/** The rows to show, in their order: what was just fixed stays among the open ones until the next look. */
export const wantedRows = (
  listed: readonly ListedFinding[],
  filters: WantedFindings,
): readonly ListedFinding[] =>
  listed.filter(
    ({ finding, state, change }) => (state === "open" || change !== null) && isWanted(finding, filters),
  );

/** True when anything is left out by hand. */
export const isFiltered = ({ aspect, severity, words }: WantedFindings): boolean =>
  aspect !== "all" || severity !== null || words.trim() !== "";

/** The most rows that people look through by eye: more of them get a search field. */
const MOST_WITHOUT_SEARCH = 8;

/**
 * True when a list is so long that it gets a search field. Counted as of the last look, so that no control
 * comes or goes under the hand.
 */
export const isLong = (listed: readonly ListedFinding[], others: number): boolean =>
  listed.filter(({ change }) => change !== "new").length + others > MOST_WITHOUT_SEARCH;
