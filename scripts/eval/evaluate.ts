import { makeSecondOpinion } from "../../server/second-opinion/make-second-opinion.ts";
import type { AskModel } from "../../server/second-opinion/ask-model.ts";
import { SecondOpinionFailure, type OpinionResult } from "../../server/second-opinion/second-opinion.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import { ASPECTS } from "../../shared/review/rule.ts";
import type { EvalOptions } from "./options.ts";
import type { Design } from "./read-designs.ts";

export interface Prices {
  readonly model: string;
  readonly inputEur: number;
  readonly outputEur: number;
}

/** What a design came to: its result, or why there is none. */
export interface Evaluation {
  readonly name: string;
  readonly result: OpinionResult | null;
  readonly failure: string | null;
}

const LONG_MS = 600_000;

/** Runs the second opinion on designs, one after the other, as the server does. */
export async function evaluate(
  designs: readonly Design[],
  ask: AskModel,
  prices: Prices,
  { language }: Pick<EvalOptions, "language">,
): Promise<readonly Evaluation[]> {
  const opinion = makeSecondOpinion({
    ask,
    ...prices,
    provider: "",
    timeoutMs: LONG_MS,
    tokenBudget: Number.POSITIVE_INFINITY,
    now: Date.now,
    log: () => {},
  });
  const evaluations: Evaluation[] = [];
  for (const { name, scene, pictures } of designs) {
    const measured = scene.frames.map((frame) => reviewFrame(scene, frame, { language }));
    const request = { scene, pictures, aspects: ASPECTS, purpose: "", language, measured };
    try {
      const result = await opinion.give(request, () => {}, new AbortController().signal);
      evaluations.push({ name, result, failure: null });
    } catch (error) {
      if (!(error instanceof SecondOpinionFailure)) throw error;
      const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
      evaluations.push({ name, result: null, failure: `${error.reason}${cause}` });
    }
  }
  return evaluations;
}
