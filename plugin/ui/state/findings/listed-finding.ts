import { idApart, type TakenIds } from "../../../../shared/review/finding-id.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import { type Contest, doubtedLast, withDoubt } from "../../../../shared/review/doubts.ts";
import { bySeverity } from "../../../../shared/review/rule.ts";
import { matchFindings } from "../../../../shared/review/compare/match-findings.ts";

/** The change of a finding while somebody looks at it. */
export type ListChange = "new" | "again" | "fixed" | "gone" | "dismissed";

/** A finding in its place in the list. */
export interface ListedFinding {
  /** Names its row, and stays when the finding gets another id. */
  readonly key: string;
  /** The finding as it was seen last. */
  readonly finding: Finding;
  /** `fixed`: by a fix of Regard's; `gone`: by whatever else was done. */
  readonly state: "open" | "fixed" | "gone" | "dismissed";
  /** The change since the last look; null: none. */
  readonly change: ListChange | null;
  /** True when it was a detail at the last look: until the next one it stays among them, or above. */
  readonly isDetail: boolean;
}

/** The open rows as a verdict counts them: a detail of the list stays one, and does not rise above under the hand. */
export const openCounted = (listed: readonly ListedFinding[]) =>
  listed.flatMap(({ finding: { severity }, isDetail, state }) =>
    state === "open" ? [{ severity, ...(isDetail && { isDetail: true as const }) }] : [],
  );

const byWeight = (a: Finding, b: Finding): number => doubtedLast(a, b) || bySeverity(a, b);

/** Findings in the order of the list: the worst first, what is doubted last, otherwise in the order of the review. */
export const worstFirst = (findings: readonly Finding[]): readonly Finding[] => findings.toSorted(byWeight);

/** Another row may have the id of the finding: of a rule, or since it was found. */
const takenBy = (rows: readonly ListedFinding[]): TakenIds => new Map(rows.map(({ key }) => [key, 1]));

/** The rows with what is doubted behind the others. */
export const doubtedRows = (
  listed: readonly ListedFinding[],
  contests: readonly Contest[],
): readonly ListedFinding[] =>
  listed
    .map((row) => ({ ...row, finding: withDoubt(row.finding, contests) }))
    .toSorted((a, b) => doubtedLast(a.finding, b.finding));

const openRow = (finding: Finding, key: string, change: ListChange | null = null): ListedFinding => ({
  key,
  finding,
  state: "open",
  change,
  isDetail: finding.isDetail === true,
});

/**
 * The list as a new look finds it: the worst first, across aspects, otherwise in the order of the review. Rows keep their
 * keys; what is found no more stands at the end, and what was dismissed elsewhere.
 */
export function lookAt(
  findings: readonly Finding[],
  listed: readonly ListedFinding[] = [],
): readonly ListedFinding[] {
  const keys = new Map(listed.map(({ finding, key }) => [finding, key]));
  const done = listed.filter(({ state }) => state === "fixed" || state === "gone");
  const taken = takenBy(listed);
  return [
    ...worstFirst(findings).map((finding) =>
      openRow(finding, keys.get(finding) ?? idApart(finding.id, taken)),
    ),
    ...done.map((row) => ({ ...row, change: null })),
  ];
}

/** Traces that tell why a finding is not found any more. */
export interface Traces {
  /** True of the findings that a fix was made for. */
  readonly isMended?: (findingId: string) => boolean;
  /** The findings of the same review that were dismissed. */
  readonly dismissed?: readonly Finding[];
  /** The design is as it was: nothing was fixed, and what is found no more rested on what somebody said is wrong. */
  readonly isSameDesign?: boolean;
}

interface Lost extends Pick<Traces, "isMended" | "isSameDesign"> {
  readonly dismissed: Pick<ReadonlyMap<Finding, unknown>, "has">;
}

function lose(row: ListedFinding, { isMended, dismissed, isSameDesign = false }: Lost): ListedFinding {
  if (row.state !== "open") return row;
  const isDismissed = isSameDesign || dismissed.has(row.finding);
  const state = isDismissed ? "dismissed" : isMended?.(row.finding.id) ? "fixed" : "gone";
  return { ...row, state, change: state };
}

/**
 * The list after another review of the same screen, without a look in between: every row stays in its place. What is
 * found no more is fixed, dismissed, or gone in another way; what came back is open again; what came in stands at the end.
 */
export function followReview(
  listed: readonly ListedFinding[],
  findings: readonly Finding[],
  { dismissed = [], ...traces }: Traces = {},
): readonly ListedFinding[] {
  const openFirst = [...listed].sort((a, b) => Number(a.state !== "open") - Number(b.state !== "open"));
  const known = openFirst.map(({ finding }) => finding);
  const { successors, added } = matchFindings(known, findings);
  const lost = { ...traces, dismissed: matchFindings(known, dismissed).successors };
  const kept = listed.flatMap((row) => {
    const successor = successors.get(row.finding);
    if (successor === null) return row.state === "open" ? [] : [row];
    if (!successor) return [lose(row, lost)];
    const change = row.state === "open" ? row.change : "again";
    return [{ ...row, finding: successor, state: "open" as const, change }];
  });
  const taken = takenBy(kept);
  return [
    ...kept,
    ...added.map(({ finding, isParted }) =>
      openRow(finding, idApart(finding.id, taken), isParted ? null : "new"),
    ),
  ];
}
