import { isWanted, isWantedUnsure, type WantedFindings } from "../../../../shared/review/is-wanted.ts";
import type { Aspect } from "../../../../shared/review/rule.ts";
import type { Unsure } from "../../../../shared/review/report.ts";
import type { ListedFinding } from "./listed-finding.ts";

/** The states that can be looked at by themselves. */
export const FILTER_STATES = ["open", "fixed", "dismissed", "unsure"] as const;
export type FilterState = (typeof FILTER_STATES)[number];

export type AspectFilter = Aspect | "all";

/** The choice of findings that are shown. */
export interface Filters extends WantedFindings {
  readonly state: FilterState;
}

/** Everything that is open. */
export const NO_FILTERS: Filters = { aspect: "all", severity: null, state: "open", words: "" };

/** The rows to show, in their order: what was just fixed stays among the open ones until the next look. */
export const wantedRows = (listed: readonly ListedFinding[], filters: Filters): readonly ListedFinding[] =>
  listed.filter(
    ({ finding, state, change }) =>
      (filters.state === state || (filters.state === "open" && change !== null)) &&
      isWanted(finding, filters),
  );

/** The undecided questions that pass the filters; they have no severity. */
export const wantedUnsure = (unsure: readonly Unsure[], filters: Filters): readonly Unsure[] =>
  unsure.filter((one) => isWantedUnsure(one, filters));

/** True when anything is left out by hand. */
export const isFiltered = ({ aspect, severity, state, words }: Filters): boolean =>
  aspect !== "all" || severity !== null || state !== "open" || words.trim() !== "";

/** The most rows that people look through by eye: more of them get a search field. */
const MOST_WITHOUT_SEARCH = 8;

/**
 * True when a list is so long that it gets a search field. Counted as of the last look, so that no control
 * comes or goes under the hand.
 */
export function isLong(listed: readonly ListedFinding[], others: number): boolean {
  const seen = listed.filter(({ change }) => change !== "new");
  return (
    seen.length + others > MOST_WITHOUT_SEARCH ||
    listed.some(({ state, change }) => state === "fixed" && change === null)
  );
}
