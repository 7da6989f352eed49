import type { StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import type { OpinionScreen, SecondOpinionFinding } from "../../../shared/api/review-shapes.ts";
import type { Deps } from "../../deps.ts";
import {
  SecondOpinionFailure,
  wordFault,
  type OpinionCost,
  type OpinionRequest,
} from "../../second-opinion/second-opinion.ts";

/** The outcome of the second opinion: `done` where there is one on at least one screen, and so it is charged. */
export interface Opinion {
  readonly state: StoredReview["secondOpinion"]["state"];
  readonly findings: readonly SecondOpinionFinding[];
  /** The outcome of each screen. */
  readonly screens: readonly OpinionScreen[];
  readonly cost: OpinionCost | null;
}

/** Told while a second opinion is made. */
export interface OpinionListener {
  readonly onFinding: (finding: SecondOpinionFinding) => void;
  readonly onStep: (screen: OpinionScreen) => void;
}

/** Findings, and those of others that are none of them. */
export function withNew(
  before: readonly SecondOpinionFinding[],
  others: readonly SecondOpinionFinding[],
): SecondOpinionFinding[] {
  const had = new Set(before.map(({ id }) => id));
  return [...before, ...others.filter(({ id }) => !had.has(id))];
}

/** An opinion with what was told of it, whoever told it: that is charged, and kept. */
export function withTold(opinion: Opinion, told: readonly SecondOpinionFinding[]): Opinion {
  const findings = withNew(opinion.findings, told);
  return { ...opinion, findings, state: told.length > 0 ? "done" : opinion.state };
}

/** Every screen failed alike; of some there is what was told until then. */
const failedScreens = (
  { scene, frameIds = scene.frames.map(({ id }) => id) }: OpinionRequest,
  failure: SecondOpinionFailure,
  told: readonly SecondOpinionFinding[],
): readonly OpinionScreen[] =>
  frameIds.map((frameId) => ({
    frameId,
    state: told.some((finding) => finding.frameId === frameId) ? "partly" : "failed",
    ...wordFault(failure),
  }));

/**
 * Asks the model, if one is wanted. What was told is kept, whatever fails afterwards, as it is charged: by this worker,
 * or by one that died.
 */
export async function askOpinion(
  { secondOpinion, log }: Pick<Deps, "secondOpinion" | "log">,
  request: OpinionRequest,
  { onFinding, onStep }: OpinionListener,
  signal: AbortSignal,
  toldBefore: readonly SecondOpinionFinding[],
): Promise<Opinion> {
  if (!secondOpinion) return { state: "off", findings: [], screens: [], cost: null };
  const told = [...toldBefore];
  const tell = (finding: SecondOpinionFinding): void => {
    if (!told.some(({ id }) => id === finding.id)) told.push(finding);
    onFinding(finding);
  };
  try {
    const said = [...(request.said ?? []), ...toldBefore];
    const asked = said.length > 0 ? { ...request, said } : request;
    const { findings, screens, cost, dropped } = await secondOpinion.give(asked, tell, signal, onStep);
    log("second_opinion_given", { findings: findings.length, dropped, ...cost });
    return { state: "done", findings: withNew(toldBefore, findings), screens, cost };
  } catch (error) {
    if (!(error instanceof SecondOpinionFailure)) throw error;
    log("second_opinion_failed", { reason: error.reason, ...error.cost });
    const state = told.length > 0 ? "done" : "failed";
    return { state, findings: told, screens: failedScreens(request, error, told), cost: error.cost };
  }
}
