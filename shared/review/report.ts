import type { Aspect, Certainty, Evidence, Severity } from "./rule.ts";

/** Where a finding points. */
export interface LayerRef {
  readonly id: string;
  readonly name: string;
}

/** One thing to mend, in words and numbers. */
export interface Finding {
  /** Stable: the same problem in the same place keeps its id from one review to the next. */
  readonly id: string;
  readonly rule: string;
  readonly aspect: Aspect;
  readonly severity: Severity;
  readonly certainty: Certainty;
  /** The layers concerned, never none; the first one is where to look first. */
  readonly layers: readonly LayerRef[];
  readonly title: string;
  readonly problem: string;
  readonly why: string;
  readonly fix: string;
  /** URL of the standard, guideline or study. */
  readonly basis: string;
  readonly evidence: Evidence;
}

/** What a rule could not decide, and why. */
export interface Unsure {
  readonly rule: string;
  readonly layers: readonly LayerRef[];
  readonly reason: string;
}

/** The review of one frame. */
export interface FrameReport {
  readonly id: string;
  readonly name: string;
  /** Number of layers judged. */
  readonly layers: number;
  readonly durationMs: number;
  /** The worst first, then from top to bottom. */
  readonly findings: readonly Finding[];
  readonly unsure: readonly Unsure[];
}

/** The review of one or several scenes, as the command line prints it. */
export interface Report {
  /** Name and version of the engine. */
  readonly engine: string;
  readonly file: string;
  readonly frames: readonly FrameReport[];
}
