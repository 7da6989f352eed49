import type { Language } from "../../shared/i18n/language.ts";
import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import type { Aspect } from "../../shared/review/rule.ts";
import type { Scene } from "../../shared/scene/scene.ts";

export interface FramePicture {
  readonly frameId: string;
  readonly type: "image/png" | "image/jpeg";
  readonly bytes: Uint8Array;
}

/** What the model is asked about: never who asks. */
export interface OpinionRequest {
  readonly scene: Scene;
  readonly pictures: readonly FramePicture[];
  readonly aspects: readonly Aspect[];
  /** What the screen is for, in its designer's words; empty when unsaid. */
  readonly purpose: string;
  readonly language: Language;
  /** What was measured, frame by frame: the model may not contradict it. */
  readonly measured: readonly FrameReport[];
}

/** What it took. */
export interface OpinionCost {
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly eur: number;
  readonly durationMs: number;
}

export interface OpinionResult {
  readonly findings: readonly SecondOpinionFinding[];
  /** Number of candidates that were dropped, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
  readonly cost: OpinionCost;
}

/** The model behind the second opinion failed or took too long; what it cost until then. */
export class SecondOpinionFailure extends Error {
  override readonly name = "SecondOpinionFailure";
  readonly reason: "down" | "slow" | "refused" | "unusable" | "stopped";
  readonly cost: OpinionCost | null;

  constructor(reason: SecondOpinionFailure["reason"], cost: OpinionCost | null, options?: ErrorOptions) {
    super(`The second opinion failed: ${reason}`, options);
    this.reason = reason;
    this.cost = cost;
  }
}

/** A model's look at the screens: found, verified and ranked. */
export interface SecondOpinion {
  /** Who runs the model, and receives what is asked: people are told before they send anything. */
  readonly provider: string;
  /** False after repeated failures: nothing is asked then, until a pause is over. */
  readonly isAvailable: () => boolean;
  /** Tells each finding as soon as it is verified. Throws `SecondOpinionFailure`. */
  readonly give: (
    request: OpinionRequest,
    onFinding: (finding: SecondOpinionFinding) => void,
    signal: AbortSignal,
  ) => Promise<OpinionResult>;
}
