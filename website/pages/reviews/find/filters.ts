import type { WantedFindings } from "../../../../shared/review/is-wanted.ts";

/** The states that can be looked at by themselves. */
export const STATES = ["open", "dismissed", "unsure"] as const;
export type State = (typeof STATES)[number];

/** The choice of the part of a review that is shown. */
export interface Filters extends WantedFindings {
  readonly state: State;
}

/** Everything. */
export const NO_FILTERS: Filters = { aspect: "all", severity: null, words: "", state: "open" };

/** True when anything is left out by hand. */
export const isFiltered = ({ aspect, severity, words, state }: Filters): boolean =>
  aspect !== "all" || severity !== null || words.trim() !== "" || state !== "open";
