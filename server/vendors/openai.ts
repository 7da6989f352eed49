import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type {
  ResponseInputContent,
  ResponseStreamEvent,
  ResponseUsage,
} from "openai/resources/responses/responses";
import {
  UnusableAnswer,
  type AskModel,
  type ModelAnswer,
  type Question,
  type QuestionPicture,
} from "../second-opinion/ask-model.ts";
import { MOST_CHARACTERS } from "../second-opinion/read-items.ts";
import { SecondOpinionFailure } from "../second-opinion/second-opinion.ts";
import { isTimeout } from "../second-opinion/is-timeout.ts";

/** The seconds that a header tells, as a number or as an instant. Null: none. */
function secondsOf(header: string | null | undefined, nowMs: number): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, (at - nowMs) / 1000);
}

/** Says no to this very question, and would say so again. */
const REFUSES_THIS: readonly number[] = [400, 413, 422];

/**
 * Turns a failure of a model into what it means for the person who waits: the service is away, busy, too slow, or does
 * not want to.
 */
function modelFailure(error: unknown, signal: AbortSignal, nowMs = Date.now()): Error {
  if (error instanceof UnusableAnswer || error instanceof SecondOpinionFailure) return error;
  const options = { cause: error };
  if (error instanceof APIUserAbortError || signal.aborted)
    return new SecondOpinionFailure(isTimeout(signal) ? "slow" : "stopped", null, options);
  if (error instanceof APIConnectionTimeoutError) return new SecondOpinionFailure("slow", null, options);
  if (error instanceof APIError && !(error instanceof APIConnectionError)) {
    const headers = error.headers as Headers | undefined;
    const retryAfterS = secondsOf(headers?.get("retry-after"), nowMs);
    const status = Number(error.status);
    if (status === 429 || (status === 503 && retryAfterS !== null))
      return new SecondOpinionFailure("busy", null, { ...options, retryAfterS });
    return new SecondOpinionFailure(REFUSES_THIS.includes(status) ? "unusable" : "down", null, options);
  }
  return new SecondOpinionFailure("down", null, options);
}

export interface ModelOptions {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** How long one call may take. */
  readonly timeoutMs: number;
  readonly maxOutputTokens: number;
}

const text = (words: string): ResponseInputContent => ({ type: "input_text", text: words });

const image = ({ type, bytes }: QuestionPicture): ResponseInputContent => ({
  type: "input_image",
  detail: "high",
  image_url: `data:${type};base64,${Buffer.from(bytes).toString("base64")}`,
});

/** The parts of a question in the order in which they are sent: the task comes after all that is the same in the next call. */
const partsOf = ({ design, pictures, task, closeUps }: Question): ResponseInputContent[] => [
  text(design),
  ...pictures.map(image),
  text(task),
  ...closeUps.map(image),
];

/**
 * Listens to an answer until it is said to be over, breaks off, or is longer than any list of findings: what a server
 * sends then is not waited for.
 */
async function listen(
  events: AsyncIterable<ResponseStreamEvent>,
  onText: (piece: string) => void,
): Promise<ModelAnswer> {
  let said = "";
  let isRefused = false;
  const answerOf = (usage?: ResponseUsage): ModelAnswer => ({
    text: said,
    inputTokens: usage?.input_tokens ?? 0,
    outputTokens: usage?.output_tokens ?? 0,
  });
  for await (const event of events)
    switch (event.type) {
      case "response.output_text.delta":
        said += event.delta;
        onText(event.delta);
        if (said.length > MOST_CHARACTERS) throw new UnusableAnswer("unusable", answerOf());
        break;
      case "response.refusal.delta":
      case "response.refusal.done":
        isRefused = true;
        break;
      case "response.completed":
      case "response.incomplete": {
        const answer = answerOf(event.response.usage);
        if (isRefused) throw new UnusableAnswer("refused", answer);
        if (said === "") throw new UnusableAnswer("unusable", answer);
        return answer;
      }
      case "response.failed":
      case "error":
        throw new SecondOpinionFailure("down", null);
    }
  if (isRefused) throw new UnusableAnswer("refused", answerOf());
  throw new SecondOpinionFailure(said === "" ? "unusable" : "down", null);
}

/** A model behind OpenAI's Responses API, or any server that speaks it. */
export function openAi({ apiKey, baseUrl, model, timeoutMs, maxOutputTokens }: ModelOptions): AskModel {
  // Without retries of its own: whether one is worth it is decided where it is known who waits.
  const client = new OpenAI({
    apiKey,
    timeout: timeoutMs,
    maxRetries: 0,
    ...(baseUrl && { baseURL: baseUrl }),
  });
  return async (question, stopped, onText = () => {}) => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
    const asked = {
      model,
      instructions: question.instructions,
      input: [{ role: "user" as const, content: partsOf(question) }],
      text: { format: zodTextFormat(question.shape, "second_opinion") },
      max_output_tokens: maxOutputTokens,
      stream: true as const,
      // Designs are not ours to leave anywhere.
      store: false,
    };
    try {
      return await listen(await client.responses.create(asked, { signal }), onText);
    } catch (error) {
      throw modelFailure(error, signal);
    }
  };
}
