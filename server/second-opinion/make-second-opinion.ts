import { UnusableAnswer, type AskModel, type Answer } from "./ask-model.ts";
import { makeBreaker } from "./breaker.ts";
import { GUIDELINES } from "./guidelines.ts";
import { reviewFrame } from "./review-frame.ts";
import {
  SecondOpinionFailure,
  type OpinionCost,
  type OpinionRequest,
  type OpinionResult,
  type SecondOpinion,
} from "./second-opinion.ts";

export interface SecondOpinionOptions {
  readonly ask: AskModel;
  readonly model: string;
  readonly provider: string;
  /** Euros for a million tokens. */
  readonly inputEur: number;
  readonly outputEur: number;
  /** How long all of it may take. */
  readonly timeoutMs: number;
  /** How many tokens one review may take. */
  readonly tokenBudget: number;
  readonly now: () => number;
  readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void;
}

/** Adds up what the calls of one review take, and ends it beyond its budget. */
function meter({ ask, model, inputEur, outputEur, tokenBudget, now }: SecondOpinionOptions) {
  const startedAt = now();
  const tokens = { input: 0, output: 0 };
  const cost = (): OpinionCost => ({
    model,
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    eur: (tokens.input * inputEur + tokens.output * outputEur) / 1_000_000,
    durationMs: now() - startedAt,
  });
  const add = ({ inputTokens, outputTokens }: Omit<Answer<unknown>, "value">): void => {
    tokens.input += inputTokens;
    tokens.output += outputTokens;
  };
  const metered: AskModel = async (question, signal) => {
    if (tokens.input + tokens.output > tokenBudget) throw new SecondOpinionFailure("unusable", cost());
    try {
      const answer = await ask(question, signal);
      add(answer);
      return answer;
    } catch (error) {
      if (error instanceof UnusableAnswer) add(error);
      throw error;
    }
  };
  return { metered, cost };
}

const count = (reasons: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
};

/** A stopped review says nothing of the service; everything else that fails does. */
const isOfTheService = (error: unknown): boolean =>
  error instanceof SecondOpinionFailure && (error.reason === "down" || error.reason === "slow");

/** Makes the second opinion on whatever model answers. */
export function makeSecondOpinion(options: SecondOpinionOptions): SecondOpinion {
  const breaker = makeBreaker(options.now);
  return {
    provider: options.provider,
    isAvailable: breaker.isClosed,
    give: async (request: OpinionRequest, onFinding, stopped): Promise<OpinionResult> => {
      const { metered, cost } = meter(options);
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(options.timeoutMs)]);
      const guidelines = GUIDELINES.filter(({ aspect }) => request.aspects.includes(aspect));
      try {
        const findings: OpinionResult["findings"][number][] = [];
        const dropped: string[] = [];
        for (const frame of request.scene.frames) {
          const opinion = await reviewFrame(frame, request, guidelines, metered, signal);
          for (const finding of opinion.findings) onFinding(finding);
          findings.push(...opinion.findings);
          dropped.push(...opinion.dropped);
        }
        breaker.succeeded();
        return { findings, dropped: count(dropped), cost: cost() };
      } catch (error) {
        if (isOfTheService(error)) breaker.failed();
        const reason =
          error instanceof SecondOpinionFailure || error instanceof UnusableAnswer
            ? error.reason
            : "unusable";
        options.log("second_opinion_failed", { reason, ...cost() });
        throw new SecondOpinionFailure(reason, cost(), { cause: error });
      }
    },
  };
}
