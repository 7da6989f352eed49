import type { Finding } from "../../../../shared/review/report.ts";

/** What became of a screen between two reviews. */
export interface Progress {
  readonly fixed: readonly Finding[];
  readonly added: readonly Finding[];
}

const shareLayer = (a: Finding, b: Finding): boolean =>
  a.layers.some(({ id }) => b.layers.some((layer) => layer.id === id));

// A finding on several layers takes its id from the first one: it is the same finding when only that layer was mended.
const isSame = (a: Finding, b: Finding): boolean => a.id === b.id || (a.rule === b.rule && shareLayer(a, b));

/** What a finding is called in a later review; undefined when it was fixed. */
export const successorOf = (finding: Finding, later: readonly Finding[]): Finding | undefined =>
  later.find(({ id }) => id === finding.id) ?? later.find((one) => isSame(finding, one));

const missingFrom = (others: readonly Finding[], findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((finding) => successorOf(finding, others) === undefined);

/** Which findings went away and which came in. */
export const compareFindings = (before: readonly Finding[], after: readonly Finding[]): Progress => ({
  fixed: missingFrom(after, before),
  added: missingFrom(before, after),
});
