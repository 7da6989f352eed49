import type { Language } from "../../shared/i18n/language.ts";
import type {
  Inquiry,
  OpinionScreen,
  ReplyPoint,
  SecondOpinionFinding,
} from "../../shared/api/review-shapes.ts";
import type { Principle } from "../../shared/house-rules/house-rules.ts";
import type { Finding, FrameReport } from "../../shared/review/report.ts";
import type { Aspect } from "../../shared/review/rule.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import type { PlatformChoice } from "../../shared/standards/platforms.ts";
import { isTimeout } from "./is-timeout.ts";

export interface FramePicture {
  readonly frameId: string;
  readonly type: "image/png" | "image/jpeg";
  readonly bytes: Uint8Array;
}

/** The screens that the model is asked about: never the person who asks. */
export interface OpinionRequest {
  readonly scene: Scene;
  readonly pictures: readonly FramePicture[];
  readonly aspects: readonly Aspect[];
  /** The purpose of the screens, in their designer's words; empty when unsaid. */
  readonly purpose: string;
  /** The brief of the product, in its team's words: what it is, for whom, what is deliberate; unsaid when absent. */
  readonly brief?: string | undefined;
  /** The principles of the house, in its team's words: what breaks one is a finding by it. */
  readonly principles?: readonly Principle[] | undefined;
  readonly language: Language;
  /** The platform of the screens; guessed when absent. */
  readonly platform?: PlatformChoice | undefined;
  /** Pictures and icons were not at hand where the pictures were drawn. */
  readonly hasStandIns?: boolean | undefined;
  /** The measured findings, frame by frame: the model may not contradict them. */
  readonly measured: readonly FrameReport[];
  /** The screens to look at; all of the scene when absent. */
  readonly frameIds?: readonly string[];
  /** The findings on the screens that were given before, and stand: they are not given again. */
  readonly said?: readonly SecondOpinionFinding[];
}

/** The tokens, the euros and the time that an opinion took. */
export interface OpinionCost {
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly eur: number;
  readonly durationMs: number;
}

export interface OpinionResult {
  readonly findings: readonly SecondOpinionFinding[];
  /** The outcome of each screen: one failed where another one did not. */
  readonly screens: readonly OpinionScreen[];
  /** Number of candidates that were dropped, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
  readonly cost: OpinionCost;
}

/** A candidate that nobody is shown, and why. Its words come from a customer's design: they are for no log of production. */
export interface DroppedCandidate {
  readonly frameId: string;
  readonly reason: string;
  /** As the model gave it: it may have any shape. */
  readonly candidate: unknown;
}

/** `busy`: the service says when to come back, and that is later than people wait. */
export type FailureReason = "down" | "busy" | "slow" | "refused" | "unusable" | "stopped";

/** The model behind the second opinion failed or took too long; what it cost until then. */
export class SecondOpinionFailure extends Error {
  override readonly name = "SecondOpinionFailure";
  readonly reason: FailureReason;
  readonly cost: OpinionCost | null;
  /** When it may be asked again; null: nobody said. */
  readonly retryAfterS: number | null;

  constructor(
    reason: FailureReason,
    cost: OpinionCost | null,
    { retryAfterS = null, ...options }: ErrorOptions & { readonly retryAfterS?: number | null } = {},
  ) {
    super(`The second opinion failed: ${reason}`, options);
    this.reason = reason;
    this.cost = cost;
    this.retryAfterS = retryAfterS;
  }
}

/** The fault for which there is no more of an opinion. */
export type ScreenFault = Pick<SecondOpinionFailure, "reason" | "retryAfterS">;

/** A fault as it is told of a screen. */
export const wordFault = ({
  reason,
  retryAfterS,
}: ScreenFault): Pick<OpinionScreen, "reason" | "retryAfterS"> => ({
  reason,
  ...(retryAfterS !== null && { retryAfterS: Math.ceil(retryAfterS) }),
});

/** Rejects when the signal comes: a model that does not listen to it holds nobody up. */
export function untilStopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const cut = () => reject(new SecondOpinionFailure(isTimeout(signal) ? "slow" : "stopped", null));
    if (signal.aborted) cut();
    else signal.addEventListener("abort", cut, { once: true });
  });
}

/** A question about one of the screens, and the finding that it is about. */
export interface ReplyRequest extends OpinionRequest {
  readonly inquiry: Inquiry;
  readonly finding: Pick<Finding, "title" | "problem" | "layers"> | null;
}

/** The points of a reply. `fault`: why there are no more of them. */
export interface ReplyResult {
  readonly points: readonly ReplyPoint[];
  readonly fault: FailureReason | null;
  readonly cost: OpinionCost;
}

/** How far the look at a screen is. */
export type OnStep = (screen: OpinionScreen) => void;

/** A model's look at the screens: found, and verified. */
export interface SecondOpinion {
  /** Who runs the model, and receives what is asked: people are told before they send anything. */
  readonly provider: string;
  /** False after repeated failures: nothing is asked then, until a pause is over. */
  readonly isAvailable: () => boolean;
  /**
   * Tells each finding as soon as it is verified, and each step of each screen. What one screen fails at, others do not
   * lose. Throws `SecondOpinionFailure` when there is no opinion on any screen. It ends with its signal, with what it has
   * by then and with what that cost.
   */
  readonly give: (
    request: OpinionRequest,
    onFinding: (finding: SecondOpinionFinding) => void,
    signal: AbortSignal,
    onStep?: OnStep,
  ) => Promise<OpinionResult>;
  /** Replies to a question about a screen, telling each point as it comes. Throws `SecondOpinionFailure` when there is none. */
  readonly reply: (
    request: ReplyRequest,
    onPoint: (point: ReplyPoint) => void,
    signal: AbortSignal,
  ) => Promise<ReplyResult>;
}
