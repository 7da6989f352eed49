import type { StoredReview } from "../../shared/api/endpoints/reviews.ts";
import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import type { Deps } from "../deps.ts";
import {
  SecondOpinionFailure,
  type OpinionCost,
  type OpinionRequest,
  type OpinionResult,
} from "../second-opinion/second-opinion.ts";

/** What became of the second opinion. */
export interface Opinion {
  readonly state: StoredReview["secondOpinion"]["state"];
  readonly findings: readonly SecondOpinionFinding[];
  readonly cost: OpinionCost | null;
}

const isStop = (signal: AbortSignal): boolean =>
  (signal.reason as Error | undefined)?.name !== "TimeoutError";

/** Rejects when the signal comes: a model that does not listen to it holds nobody up. */
const cutOff = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const cut = () => reject(new SecondOpinionFailure(isStop(signal) ? "stopped" : "slow", null));
    if (signal.aborted) cut();
    else signal.addEventListener("abort", cut, { once: true });
  });

/** Asks the model, if one is wanted. A model that fails is an answer too: with what it said until then. */
export async function askOpinion(
  { secondOpinion, log }: Pick<Deps, "secondOpinion" | "log">,
  request: OpinionRequest,
  onFinding: (finding: SecondOpinionFinding) => void,
  signal: AbortSignal,
): Promise<Opinion> {
  if (!secondOpinion) return { state: "off", findings: [], cost: null };
  const told: SecondOpinionFinding[] = [];
  const tell = (finding: SecondOpinionFinding): void => {
    told.push(finding);
    onFinding(finding);
  };
  try {
    const given: Promise<OpinionResult> = secondOpinion.give(request, tell, signal);
    const { findings, cost, dropped } = await Promise.race([given, cutOff(signal)]);
    log("second_opinion_given", { findings: findings.length, dropped, ...cost });
    return { state: "done", findings, cost };
  } catch (error) {
    if (!(error instanceof SecondOpinionFailure)) throw error;
    log("second_opinion_failed", { reason: error.reason, ...error.cost });
    return { state: "failed", findings: [...told], cost: error.cost };
  }
}
