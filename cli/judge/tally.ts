import type { Report } from "../../shared/review/report.ts";
import { SEVERITIES, type Severity } from "../../shared/review/rule.ts";

/** How many screens were reviewed, and what was found on them. */
export interface Tally {
  readonly screens: number;
  readonly findings: Readonly<Record<Severity, number>>;
}

/** Counts the screens of reports, and their findings by severity. */
export function tallyOf(reports: readonly Report[]): Tally {
  const findings: Record<Severity, number> = { critical: 0, major: 0, minor: 0, suggestion: 0 };
  let screens = 0;
  for (const { frames } of reports) {
    screens += frames.length;
    for (const frame of frames) for (const { severity } of frame.findings) findings[severity] += 1;
  }
  return { screens, findings };
}

/** Is at least as severe. */
const isAtLeast = (severity: Severity, least: Severity): boolean =>
  SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least);

/** True when a finding of this severity or a worse one was counted. */
export const hasFound = ({ findings }: Tally, least: Severity): boolean =>
  SEVERITIES.some((severity) => findings[severity] > 0 && isAtLeast(severity, least));
