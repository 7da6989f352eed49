import type { Finding } from "./report.ts";
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

/** Sums up the findings of a screen, or of several. The worst open finding alone decides the level. */
export function verdictOf(all: readonly Counted[]): Verdict {
  const findings = all.filter(({ isDetail }) => !isDetail);
  const worst = SEVERITIES.find((severity) => countOf(findings, severity) > 0);
  return {
    level: worst ? LEVEL_OF[worst] : "clear",
    counts: {
      critical: countOf(findings, "critical"),
      major: countOf(findings, "major"),
      minor: countOf(findings, "minor"),
      suggestion: countOf(findings, "suggestion"),
    },
    total: findings.length,
    details: all.length - findings.length,
  };
}
