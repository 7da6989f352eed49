import type { Finding } from "../../../../shared/review/report.ts";
import { ASPECTS, SEVERITIES, type Aspect } from "../../../../shared/review/rule.ts";

/** What can be stepped to and opened: a finding of a rule, or of the second opinion. */
export type Place = Pick<Finding, "id" | "layers">;

/** The findings of one aspect, the worst first. */
export interface FindingGroup {
  readonly aspect: Aspect;
  readonly findings: readonly Finding[];
}

/** What the filter shows. */
export type AspectFilter = Aspect | "all";

const rankOf = ({ findings }: FindingGroup): number =>
  Math.min(...findings.map(({ severity }) => SEVERITIES.indexOf(severity)));

const bySeverity = (a: Finding, b: Finding): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);

/** Groups findings by aspect; the group with the worst finding comes first. */
export const arrangeFindings = (
  findings: readonly Finding[],
  filter: AspectFilter,
): readonly FindingGroup[] =>
  ASPECTS.filter((aspect) => filter === "all" || filter === aspect)
    .map((aspect) => ({
      aspect,
      findings: findings.filter((finding) => finding.aspect === aspect).toSorted(bySeverity),
    }))
    .filter((group) => group.findings.length > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b));

/** The finding before (-1) or after (1) the current one; the list is a ring. */
export function stepFrom<Found extends Place>(
  findings: readonly Found[],
  currentId: string | null,
  step: 1 | -1,
): Found | undefined {
  const index = findings.findIndex(({ id }) => id === currentId);
  if (index === -1) return step === 1 ? findings[0] : findings.at(-1);
  return findings[(index + step + findings.length) % findings.length];
}
