import { openAndFolded } from "../open-and-folded.ts";
import type { Finding, FrameReport } from "../report.ts";
import type { Aspect } from "../rule.ts";
import { matchFindings } from "./match-findings.ts";

/** The findings on a screen, sorted by how they fared from an earlier review to a later one. Details are left out. */
export interface Comparison {
  readonly fixed: readonly Finding[];
  readonly stillOpen: readonly Finding[];
  readonly added: readonly Finding[];
  /** Findings whose layers are not on the screen any more. */
  readonly gone: readonly Finding[];
}

const idsOf = (parts: readonly Pick<Finding, "layers">[] = []): readonly string[] =>
  parts.flatMap(({ layers }) => layers.map(({ id }) => id));

/**
 * A test that is true of findings whose layers are all gone. A review keeps no layers, but what it recognised: where
 * that had a layer before and has it no more, the layer is gone. A layer that was never recognised counts as there.
 */
function isGoneBetween(earlier: FrameReport, later: FrameReport): (finding: Finding) => boolean {
  const before = new Set(idsOf(earlier.elements));
  const after = new Set([...idsOf(later.elements), ...idsOf(later.findings), ...idsOf(later.unsure)]);
  const isGone = (id: string) => later.elements !== undefined && before.has(id) && !after.has(id);
  return ({ layers }) => layers.every(({ id }) => isGone(id));
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
  const isGone = isGoneBetween(earlier, later);
  const open = openAndFolded(then).open;
  const lost = open.filter((finding) => !successors.has(finding));
  return {
    fixed: lost.filter((finding) => !isGone(finding)),
    stillOpen: [...new Set(open.flatMap((finding) => successors.get(finding) ?? []))],
    added: openAndFolded(added.filter(({ isParted }) => !isParted).map(({ finding }) => finding)).open,
    gone: lost.filter(isGone),
  };
}
