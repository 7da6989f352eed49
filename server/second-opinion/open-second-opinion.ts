import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import { openAi } from "../vendors/openai.ts";
import type { AskModel } from "./ask-model.ts";
import { makeSecondOpinion, type SecondOpinionOptions } from "./make-second-opinion.ts";
import type { DroppedCandidate, SecondOpinion } from "./second-opinion.ts";

/** How long one call may take: models that think first may be silent for a minute. */
const CALL_MS = 120_000;

/** The most tokens of an answer, thinking included; an answer itself takes a tenth of it. */
const MAX_OUTPUT_TOKENS = 16_000;

/**
 * The budget that production keeps to, and the evaluation with it. Ten screens in three turns take less than a job
 * may.
 */
export const OPINION_BUDGET: Pick<
  SecondOpinionOptions,
  "screenMs" | "screenTokens" | "atOnce" | "mostCandidates" | "looksAcross"
> = {
  screenMs: 140_000,
  screenTokens: 60_000,
  atOnce: 4,
  looksAcross: true,
  mostCandidates: 12,
};

export type ModelEnv = Pick<
  Env,
  | "NODE_ENV"
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

/** The model of the environment; null where none is configured. */
export function openModel(env: ModelEnv): { readonly ask: AskModel; readonly model: string } | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  if (!apiKey || !model) return null;
  const ask = openAi({ apiKey, baseUrl, model, timeoutMs: CALL_MS, maxOutputTokens: MAX_OUTPUT_TOKENS });
  return { ask, model };
}

/** Logs the candidates that were dropped, with their words: on a developer's own machine, and nowhere else. */
const tellDropped = (log: Log) => (dropped: DroppedCandidate) =>
  log("second_opinion_dropped", { ...dropped });

/** Opens the second opinion of the environment; null where no model is configured. */
export function openSecondOpinion(env: ModelEnv, log: Log): SecondOpinion | null {
  const opened = openModel(env);
  if (!opened) return null;
  return makeSecondOpinion({
    ...opened,
    ...OPINION_BUDGET,
    provider: providerOf(env),
    inputEur: env.OPENAI_INPUT_EUR,
    outputEur: env.OPENAI_OUTPUT_EUR,
    now: () => performance.now(), // a clock that nobody sets
    log,
    ...(env.NODE_ENV === "development" && { onDropped: tellDropped(log) }),
  });
}
