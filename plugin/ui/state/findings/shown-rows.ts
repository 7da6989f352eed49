import type { DismissedFinding, Unsure } from "../../../../shared/review/report.ts";
import { isWanted } from "../../../../shared/review/is-wanted.ts";
import { type Filters, type FilterState, NO_FILTERS, wantedRows, wantedUnsure } from "./filters.ts";
import type { ListedFinding } from "./listed-finding.ts";
import type { Contests, ShownFinding } from "./shown-finding.ts";

/** All that there is to show of a screen. */
export interface Shelf {
  readonly listed: readonly ListedFinding[];
  readonly noticed: readonly ShownFinding[];
  readonly contests: Contests;
  readonly unsure: readonly Unsure[];
  readonly dismissed: readonly DismissedFinding[];
}

/** The row of a finding, with the doubts about it. */
type ShownRow = Omit<ListedFinding, "finding"> & { readonly finding: ShownFinding };

/** The rows that are shown, list by list. */
export interface ShownRows {
  readonly rows: readonly ShownRow[];
  readonly details: readonly ShownRow[];
  readonly noticed: readonly ShownFinding[];
  readonly unsure: readonly Unsure[];
  readonly dismissed: readonly DismissedFinding[];
  /** The findings that the tabs count, whatever aspect is chosen. */
  readonly counted: readonly Pick<ShownFinding, "aspect">[];
  /** How many there are in each state, without any filter. What was just fixed is not offered before the next look. */
  readonly states: Readonly<Record<FilterState, number>>;
}

/** The rows with what the second opinion doubts behind the others. */
function withDoubts(rows: readonly ListedFinding[], contests: Contests): readonly ShownRow[] {
  if (contests.length === 0) return rows;
  const doubts = new Map(contests.map(({ finding, why }) => [finding, why]));
  return rows
    .map((row) => {
      const doubt = doubts.get(row.finding.id);
      return doubt === undefined ? row : { ...row, finding: { ...row.finding, doubt } };
    })
    .toSorted((a, b) => Number("doubt" in a.finding) - Number("doubt" in b.finding));
}

const isOpenRow = ({ state, isDetail }: ListedFinding): boolean => state === "open" && !isDetail;

const isSettled = ({ state, change }: ListedFinding): boolean => state === "fixed" && change === null;

/**
 * Sorts the findings that pass the filters into their lists: details apart from the rest, unless somebody looks
 * at fixed ones.
 */
export function shownRows(
  { listed, noticed, contests, unsure, dismissed }: Shelf,
  filters: Filters,
): ShownRows {
  const wanted = withDoubts(wantedRows(listed, filters), contests);
  const isOpen = filters.state === "open";
  const inState = wantedRows(listed, { ...NO_FILTERS, state: filters.state });
  const counted = (isOpen ? inState.filter(isOpenRow) : inState).map(({ finding }) => finding);
  return {
    rows: isOpen ? wanted.filter(({ isDetail }) => !isDetail) : wanted,
    details: isOpen ? wanted.filter(({ isDetail }) => isDetail) : [],
    noticed: isOpen ? noticed.filter((finding) => isWanted(finding, filters)) : [],
    unsure: isOpen || filters.state === "unsure" ? wantedUnsure(unsure, filters) : [],
    dismissed:
      isOpen || filters.state === "dismissed" ? dismissed.filter((one) => isWanted(one, filters)) : [],
    counted: isOpen ? [...counted, ...noticed] : counted,
    states: {
      open: listed.filter(isOpenRow).length + noticed.filter(({ since }) => since !== "fixed").length,
      fixed: listed.some(isSettled) ? listed.filter(({ state }) => state === "fixed").length : 0,
      dismissed: dismissed.length,
      unsure: unsure.length,
    },
  };
}
