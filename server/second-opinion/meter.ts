import { UnusableAnswer, type AskModel, type Tokens } from "./ask-model.ts";
import { SecondOpinionFailure, type OpinionCost } from "./second-opinion.ts";

/** The price of a million tokens of a model, in euros. */
export interface Prices {
  readonly model: string;
  readonly inputEur: number;
  readonly outputEur: number;
}

/** Adds up what calls take. */
export interface Meter {
  readonly cost: () => OpinionCost;
  /** The model, metered: beyond so many tokens it is not asked any more. */
  readonly within: (ask: AskModel, budget: number) => AskModel;
}

const none: Tokens = { inputTokens: 0, outputTokens: 0 };

/** Adds up what the calls of one review take. */
export function openMeter({ model, inputEur, outputEur }: Prices, now: () => number): Meter {
  const startedAt = now();
  const all = { input: 0, output: 0 };
  return {
    cost: () => ({
      model,
      inputTokens: all.input,
      outputTokens: all.output,
      eur: (all.input * inputEur + all.output * outputEur) / 1_000_000,
      durationMs: now() - startedAt,
    }),
    within: (ask, budget) => {
      let spent = 0;
      const add = ({ inputTokens, outputTokens }: Tokens): void => {
        all.input += inputTokens;
        all.output += outputTokens;
        spent += inputTokens + outputTokens;
      };
      return async (question, signal, onText) => {
        if (spent > budget) throw new SecondOpinionFailure("unusable", null);
        try {
          const answer = await ask(question, signal, onText);
          add(answer);
          return answer;
        } catch (error) {
          add(error instanceof UnusableAnswer ? error.tokens : none);
          throw error;
        }
      };
    },
  };
}
