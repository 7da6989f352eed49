import type { FrameReport } from "./report.ts";

/** A finding of a rule, by its id, that the second opinion holds to be wrong, and why. */
export interface Contest {
  readonly finding: string;
  readonly why: string;
}

/** A screen that the second opinion looked at, with what it contests there. */
interface DoubtingScreen {
  readonly frameId: string;
  readonly contests?: readonly Contest[];
}

/** The contests on a screen, among those of several. */
export const contestsOn = (frameId: string, screens: readonly DoubtingScreen[] = []): readonly Contest[] =>
  screens.find((screen) => screen.frameId === frameId)?.contests ?? [];

/** A finding with the doubt about it, where there is one. */
export function withDoubt<F extends { readonly id: string; readonly doubt?: string }>(
  finding: F,
  contests: readonly Contest[],
): F {
  const contest = contests.find((one) => one.finding === finding.id);
  return contest ? { ...finding, doubt: contest.why } : finding;
}

/** Puts what is doubted behind the others. */
export const doubtedLast = (a: { readonly doubt?: string }, b: { readonly doubt?: string }): number =>
  Number(a.doubt !== undefined) - Number(b.doubt !== undefined);

/** A screen with the doubts about its findings. */
export function withDoubts(frame: FrameReport, screens: readonly DoubtingScreen[] | undefined): FrameReport {
  const contests = contestsOn(frame.id, screens);
  const findings = frame.findings.map((finding) => withDoubt(finding, contests)).toSorted(doubtedLast);
  return { ...frame, findings };
}
