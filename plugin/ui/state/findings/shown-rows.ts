import type { DismissedFinding, Unsure } from "../../../../shared/review/report.ts";
import { isWanted } from "../../../../shared/review/is-wanted.ts";
import { type Filters, type FilterState, NO_FILTERS, wantedRows, wantedUnsure } from "./filters.ts";
import type { ListedFinding } from "./listed-finding.ts";
import type { ShownFinding } from "./shown-finding.ts";
import { bySeverity } from "../../../../shared/review/rule.ts";

/** A row as the list has it: of a rule, or of the second opinion. */
export type Row = Pick<ListedFinding, "key" | "state" | "change"> & { readonly finding: ShownFinding };

const rowOfNoticed = (finding: ShownFinding): Row => ({
  key: finding.id,
  finding,
  ...(finding.since === "fixed" ? { state: "fixed", change: "fixed" } : { state: "open", change: null }),
});

/** The gravest of a second opinion stand in the list; nobody works through more of it at once. */
const MOST_NOTICED = 7;

/** The findings of a second opinion, and whether there are more to come. */
export interface Noticed {
  readonly findings: readonly ShownFinding[];
  readonly isOver: boolean;
}

/** The rows of a list, and those of a second opinion for which it has no room. */
interface OneList {
  readonly rows: readonly Row[];
  readonly more: readonly Row[];
}

/**
 * Puts the gravest of a second opinion among the rows of rules, each before what is milder. As long as more are to come
 * they stand at the end: nothing moves under the hand.
 */
export function inOneList(measured: readonly Row[], { findings, isOver }: Noticed): OneList {
  const noticed = findings.toSorted(bySeverity).map(rowOfNoticed);
  if (!isOver) return { rows: [...measured, ...findings.map(rowOfNoticed)], more: [] };
  const rows = [...measured];
  for (const row of noticed.slice(0, MOST_NOTICED)) {
    const at = rows.findIndex(
      ({ finding, state }) => state !== "open" || bySeverity(row.finding, finding) < 0,
    );
    rows.splice(at < 0 ? rows.length : at, 0, row);
  }
  return { rows, more: noticed.slice(MOST_NOTICED) };
}

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
