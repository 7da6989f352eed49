import { openAndFolded } from "../open-and-folded.ts";
import type { Finding, FrameReport } from "../report.ts";
import type { Aspect } from "../rule.ts";
import { matchFindings } from "./match-findings.ts";

/** The findings on a screen, sorted by how they fared from an earlier review to a later one. Details are left out. */
export interface Comparison {
  /** Found no more: fixed, taken away, or changed into something that nobody can judge. */
  readonly gone: readonly Finding[];
  readonly stillOpen: readonly Finding[];
  readonly added: readonly Finding[];
}

/** Compares two reviews of a screen by the aspects that both looked at. */
export function compareReports(
  earlier: FrameReport,
  later: FrameReport,
  aspects: readonly Aspect[],
): Comparison {
  const ofBoth = ({ findings }: FrameReport) => findings.filter(({ aspect }) => aspects.includes(aspect));
  const then = ofBoth(earlier);
  const { successors, added } = matchFindings(then, ofBoth(later));
  const open = openAndFolded(then).open;
  return {
    gone: open.filter((finding) => !successors.has(finding)),
    stillOpen: [...new Set(open.flatMap((finding) => successors.get(finding) ?? []))],
    added: openAndFolded(added.filter(({ isParted }) => !isParted).map(({ finding }) => finding)).open,
  };
}
