import type { DismissedFinding, Unsure } from "../../../../shared/review/report.ts";
import { isWanted } from "../../../../shared/review/is-wanted.ts";
import { type Filters, type FilterState, NO_FILTERS, wantedRows, wantedUnsure } from "./filters.ts";
import type { ListedFinding } from "./listed-finding.ts";
import { inOneList, type Noticed, type OneList } from "./row.ts";
import type { ShownFinding } from "./shown-finding.ts";

/** All that there is to show of a screen. */
export interface Shelf {
  readonly listed: readonly ListedFinding[];
  readonly noticed: Noticed;
  readonly unsure: readonly Unsure[];
  readonly dismissed: readonly DismissedFinding[];
}

/** The rows that are shown, list by list. */
export interface ShownRows extends OneList {
  readonly details: readonly ListedFinding[];
  readonly unsure: readonly Unsure[];
  readonly dismissed: readonly DismissedFinding[];
  /** The findings that the tabs count, whatever aspect is chosen. */
  readonly counted: readonly Pick<ShownFinding, "aspect">[];
  /** How many there are in each state, without any filter. What was just fixed is not offered before the next look. */
  readonly states: Readonly<Record<FilterState, number>>;
}

const isOpenRow = ({ state, isDetail }: ListedFinding): boolean => state === "open" && !isDetail;

const isSettled = ({ state, change }: ListedFinding): boolean => state === "fixed" && change === null;

/**
 * Sorts the findings that pass the filters into their lists: details apart from the rest, unless somebody looks
 * at fixed ones.
 */
export function shownRows({ listed, noticed, unsure, dismissed }: Shelf, filters: Filters): ShownRows {
  const wanted = wantedRows(listed, filters);
  const isOpen = filters.state === "open";
  const inState = wantedRows(listed, { ...NO_FILTERS, state: filters.state });
  const opinions = isOpen ? noticed.findings.filter((finding) => isWanted(finding, filters)) : [];
  const counted = (isOpen ? inState.filter(isOpenRow) : inState).map(({ finding }) => finding);
  return {
    ...inOneList(isOpen ? wanted.filter(({ isDetail }) => !isDetail) : wanted, {
      ...noticed,
      findings: opinions,
    }),
    details: isOpen ? wanted.filter(({ isDetail }) => isDetail) : [],
    unsure: isOpen || filters.state === "unsure" ? wantedUnsure(unsure, filters) : [],
    dismissed:
      isOpen || filters.state === "dismissed" ? dismissed.filter((one) => isWanted(one, filters)) : [],
    counted: isOpen ? [...counted, ...noticed.findings] : counted,
    states: {
      open:
        listed.filter(isOpenRow).length + noticed.findings.filter(({ since }) => since !== "fixed").length,
      fixed: listed.some(isSettled) ? listed.filter(({ state }) => state === "fixed").length : 0,
      dismissed: dismissed.length,
      unsure: unsure.length,
    },
  };
}
