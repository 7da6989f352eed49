import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import { openAi } from "../vendors/openai.ts";
import { makeSecondOpinion } from "./make-second-opinion.ts";
import type { SecondOpinion } from "./second-opinion.ts";

/** One call, and all calls of a review together. The lease of a review is longer. */
const CALL_MS = 45_000;
const REVIEW_MS = 120_000;

const MAX_OUTPUT_TOKENS = 4000;
const TOKEN_BUDGET = 120_000;

type ModelEnv = Pick<
  Env,
  | "OPENAI_API_KEY"
  | "OPENAI_PROVIDER"
  | "OPENAI_BASE_URL"
  | "OPENAI_MODEL"
  | "OPENAI_INPUT_EUR"
  | "OPENAI_OUTPUT_EUR"
>;

/** Who runs the model: as the environment names it, else by its address. */
const providerOf = ({ OPENAI_PROVIDER: named, OPENAI_BASE_URL: baseUrl }: ModelEnv): string =>
  named ?? (baseUrl ? new URL(baseUrl).host : "OpenAI");

/** Opens the second opinion of the environment; null where no model is configured. */
export function openSecondOpinion(env: ModelEnv, log: Log): SecondOpinion | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  if (!apiKey || !model) return null;
  return makeSecondOpinion({
    ask: openAi({ apiKey, baseUrl, model, timeoutMs: CALL_MS, maxOutputTokens: MAX_OUTPUT_TOKENS }),
    model,
    provider: providerOf(env),
    inputEur: env.OPENAI_INPUT_EUR,
    outputEur: env.OPENAI_OUTPUT_EUR,
    timeoutMs: REVIEW_MS,
    tokenBudget: TOKEN_BUDGET,
    now: Date.now,
    log,
  });
}
