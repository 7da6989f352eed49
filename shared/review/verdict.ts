import type { Finding, FrameReport, Unsure } from "./report.ts";
import { SEVERITIES, type Severity } from "./rule.ts";

/** How far a screen is from being ready, the worst first. There is no score: levels cannot be gamed or misread. */
export type VerdictLevel = "blocked" | "needs-work" | "polish" | "clear";

/** Number of open findings by severity; every severity is there, also with 0. */
export type SeverityCounts = Readonly<Record<Severity, number>>;

export interface Verdict {
  readonly level: VerdictLevel;
  readonly counts: SeverityCounts;
  readonly total: number;
  /** How many more are folded away. */
  readonly details: number;
}

type Counted = Pick<Finding, "severity" | "isDetail">;

const LEVEL_OF: Readonly<Record<Severity, VerdictLevel>> = {
  critical: "blocked",
  major: "needs-work",
  minor: "polish",
  suggestion: "polish",
};

const countOf = (findings: readonly Counted[], severity: Severity): number =>
  findings.filter((finding) => finding.severity === severity).length;

/** The level for the open findings that were counted: the worst of them alone decides it. */
export function levelOf(counts: Readonly<Partial<Record<Severity, number>>>): VerdictLevel {
  const worst = SEVERITIES.find((severity) => (counts[severity] ?? 0) > 0);
  return worst ? LEVEL_OF[worst] : "clear";
}

/** The words of a verdict. */
interface VerdictWords {
  readonly verdicts: Readonly<Record<VerdictLevel, { readonly title: string }>>;
  readonly onlyDetails: string;
  readonly onlyDismissed: string;
  readonly undecided: (layers: number) => string;
}

/** How many layers of a screen wait for somebody’s eye. */
export const countUndecided = (unsure: readonly Pick<Unsure, "layers">[]): number =>
  new Set(unsure.flatMap(({ layers }) => layers.map(({ id }) => id))).size;

/**
 * The headline over findings: where none is open, it says what could not be decided, else what is folded away or was set
 * aside. It never sounds surer than the review is.
 */
export function titleOf(
  { level, details }: Pick<Verdict, "level" | "details">,
  { verdicts, onlyDetails, onlyDismissed, undecided }: VerdictWords,
  { unsure = [], dismissed = [] }: Partial<Pick<FrameReport, "unsure" | "dismissed">> = {},
): string {
  if (level !== "clear") return verdicts[level].title;
  if (unsure.length > 0) return undecided(countUndecided(unsure));
  if (details > 0) return onlyDetails;
  return dismissed.length > 0 ? onlyDismissed : verdicts.clear.title;
}

/** Sums up the findings of a screen, or of several. */
export function verdictOf(all: readonly Counted[]): Verdict {
  const findings = all.filter(({ isDetail }) => !isDetail);
  const counts = {
    critical: countOf(findings, "critical"),
    major: countOf(findings, "major"),
    minor: countOf(findings, "minor"),
    suggestion: countOf(findings, "suggestion"),
  };
  return {
    level: levelOf(counts),
    counts,
    total: findings.length,
    details: all.length - findings.length,
  };
}
