import type { Finding } from "../../../../shared/review/report.ts";
import { SEVERITIES } from "../../../../shared/review/rule.ts";
import { matchFindings } from "./match-findings.ts";

/** What became of a finding while somebody looks at it. */
export type Change = "new" | "again" | "fixed" | "gone";

/** A finding in its place in the list. */
export interface ListedFinding {
  /** Names its row, and stays when the finding gets another id. */
  readonly key: string;
  /** As it was seen last. */
  readonly finding: Finding;
  /** `gone`: all of its layers were deleted. */
  readonly state: "open" | "fixed" | "gone";
  /** What became of it since the last look; null: nothing. */
  readonly change: Change | null;
  /** Whether it was a detail at the last look: until the next one it stays among them, or above. */
  readonly isDetail: boolean;
}

const bySeverity = (a: Finding, b: Finding): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);

/** Another row may have the id of the finding: of a rule, or since it was found. */
function freeKey(id: string, taken: Set<string>): string {
  let key = id;
  for (let count = 2; taken.has(key); count += 1) key = `${id}#${count}`;
  taken.add(key);
  return key;
}

const openRow = (finding: Finding, key: string, change: Change | null = null): ListedFinding => ({
  key,
  finding,
  state: "open",
  change,
  isDetail: finding.isDetail === true,
});

/**
 * The list as a new look finds it: the worst first, across aspects, otherwise in the order of the review. Rows keep their
 * keys; what was fixed stands at the end, and what is gone is forgotten.
 */
export function lookAt(
  findings: readonly Finding[],
  listed: readonly ListedFinding[] = [],
): readonly ListedFinding[] {
  const keys = new Map(listed.map(({ finding, key }) => [finding, key]));
  const fixed = listed.filter(({ state }) => state === "fixed");
  const taken = new Set(listed.map(({ key }) => key));
  return [
    ...findings
      .toSorted(bySeverity)
      .map((finding) => openRow(finding, keys.get(finding) ?? freeKey(finding.id, taken))),
    ...fixed.map((row) => ({ ...row, change: null })),
  ];
}

function follow(row: ListedFinding, finding: Finding): ListedFinding {
  if (row.state === "open") return { ...row, finding };
  return { ...row, finding, state: "open", change: "again" };
}

function lose(row: ListedFinding, hasLayer: (id: string) => boolean): ListedFinding {
  if (row.state !== "open") return row;
  const state = row.finding.layers.some(({ id }) => hasLayer(id)) ? "fixed" : "gone";
  return { ...row, state, change: state };
}

/**
 * The list after another review of the same screen, without a look in between: every row stays in its place. What is
 * found no more is fixed, or gone with its layers; what came back is open again; what came in stands at the end.
 */
export function followReview(
  listed: readonly ListedFinding[],
  findings: readonly Finding[],
  hasLayer: (id: string) => boolean,
): readonly ListedFinding[] {
  const openFirst = [...listed].sort((a, b) => Number(a.state !== "open") - Number(b.state !== "open"));
  const { successors, added } = matchFindings(
    openFirst.map(({ finding }) => finding),
    findings,
  );
  const kept = listed.flatMap((row) => {
    const successor = successors.get(row.finding);
    if (successor === null) return row.state === "open" ? [] : [row];
    return [successor ? follow(row, successor) : lose(row, hasLayer)];
  });
  const taken = new Set(kept.map(({ key }) => key));
  return [
    ...kept,
    ...added.map(({ finding, isParted }) =>
      openRow(finding, freeKey(finding.id, taken), isParted ? null : "new"),
    ),
  ];
}
