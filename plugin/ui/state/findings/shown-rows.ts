import { groupBy } from "../../../../shared/group-by.ts";
import { isWanted } from "../../../../shared/review/is-wanted.ts";
import { isOfOpinion } from "../../../../shared/review/opinion-certainty.ts";
import type { ListedFinding } from "./listed-finding.ts";
import type { Noticed, ShownFinding } from "./shown-finding.ts";
import { bySeverity } from "../../../../shared/review/rule.ts";

/** The rows to show, in their order: what was just done stays among the open ones until the next look. */
export const wantedRows = (listed: readonly ListedFinding[], words: string): readonly ListedFinding[] =>
  listed.filter(
    ({ finding, state, change }) => (state === "open" || change !== null) && isWanted(finding, words),
  );

/** The most rows that people look through by eye: more of them are searched. */
const MOST_AT_A_GLANCE = 12;

/**
 * True when a list is so long that it is searched. Counted as of the last look, so that no control
 * comes or goes under the hand.
 */
export const isLong = (listed: readonly ListedFinding[], others: number): boolean =>
  listed.filter(({ change }) => change !== "new").length + others > MOST_AT_A_GLANCE;

/** A row as the list has it: of a rule, or of the second opinion. */
export type Row = Pick<ListedFinding, "key" | "state" | "change"> & {
  readonly finding: ShownFinding;
  /** How many findings it stands for; one when absent. */
  readonly count?: number;
};

/** Rows of one list that say the same of other layers, where the gravest of them stands. */
export type RowGroup<Kept extends Row = Row> = readonly [Kept, ...Kept[]];

/** Each of a second opinion stands by itself; what came in since the last look stays at the end. */
const groupOf = ({ key, change, finding }: Row): string =>
  isOfOpinion(finding.certainty) ? key : `${change === "new"} ${finding.title}`;

export const inGroups = <Kept extends Row>(rows: readonly Kept[]): readonly RowGroup<Kept>[] => [
  ...groupBy(rows, groupOf).values(),
];

/** More rows of a group than these are unfolded first. */
const MOST_IN_GROUP = 3;

/** How many rows of a group are in sight: one more costs no more room than the way to it. */
export const inSight = (group: readonly unknown[], most = MOST_IN_GROUP): number =>
  group.length <= most + 1 ? group.length : most;

/** The rows of a list that are in sight before any group is unfolded. */
export const rowsInSight = <Kept extends Row>(rows: readonly Kept[]): readonly Kept[] =>
  inGroups(rows).flatMap((group) => group.slice(0, inSight(group)));

/** A group, and how many of its rows are in sight. */
type GroupInView<Kept extends Row> = readonly [group: RowGroup<Kept>, most: number];

/**
 * The groups that a view of so many lines has room for, the gravest first: each takes two, then each shows as many rows as in
 * any list, and what is left is for whose rows are still out of sight.
 */
export function inLines<Kept extends Row>(
  rows: readonly Kept[],
  lines: number,
): readonly GroupInView<Kept>[] {
  let left = lines;
  const take = (wanted: number): number => {
    const taken = Math.max(0, Math.min(wanted, left));
    left -= taken;
    return taken;
  };
  return inGroups(rows)
    .slice(0, lines / 2)
    .map((group) => [group, take(2) - 1] as const)
    .map(([group, most]) => [group, most + take(inSight(group) - most)] as const)
    .map(([group, most]) => [group, most + take(group.length - most)]);
}

const rowOfNoticed = (finding: ShownFinding): Row => ({
  key: finding.id,
  finding,
  ...(finding.since === "fixed" ? { state: "fixed", change: "fixed" } : { state: "open", change: null }),
});

/** The gravest of a second opinion stand in the list; nobody works through more of it at once. */
const MOST_NOTICED = 7;

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

/** The rows that are shown, list by list. */
export interface ShownRows extends OneList {
  readonly details: readonly ListedFinding[];
  /** Found no more since before the last look. */
  readonly gone: readonly ListedFinding[];
}

/** Sorts the findings that are searched for into their lists: details, and what is done, apart from the rest. */
export function shownRows(listed: readonly ListedFinding[], noticed: Noticed, words: string): ShownRows {
  const wanted = wantedRows(listed, words);
  const findings = noticed.findings.filter((finding) => isWanted(finding, words));
  const { rows, more } = inOneList(
    wanted.filter(({ isDetail }) => !isDetail),
    { ...noticed, findings },
  );
  return {
    rows: inGroups(rows).flat(),
    more,
    details: wanted.filter(({ isDetail }) => isDetail),
    gone: listed.filter(
      ({ finding, state, change }) => state !== "open" && change === null && isWanted(finding, words),
    ),
  };
}
