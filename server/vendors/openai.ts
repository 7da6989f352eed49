import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { Response, ResponseInputContent } from "openai/resources/responses/responses";
import {
  UnusableAnswer,
  type AskModel,
  type Question,
  type QuestionPicture,
} from "../second-opinion/ask-model.ts";
import { SecondOpinionFailure } from "../second-opinion/second-opinion.ts";

export interface OpenAiOptions {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
  readonly maxOutputTokens: number;
}

const imageOf = ({ type, bytes }: QuestionPicture): ResponseInputContent => ({
  type: "input_image",
  detail: "high",
  image_url: `data:${type};base64,${Buffer.from(bytes).toString("base64")}`,
});

const contentOf = ({ texts, pictures }: Question): ResponseInputContent[] => [
  ...texts.map((text) => ({ type: "input_text" as const, text })),
  ...pictures.map(imageOf),
];

const refused = ({ output }: Response): boolean =>
  output.some((item) => item.type === "message" && item.content.some(({ type }) => type === "refusal"));

/** Longer answers are no answers: nothing is parsed that no list of findings needs. */
const MOST_CHARACTERS = 200_000;

const tokensOf = ({ usage }: Response) => ({
  inputTokens: usage?.input_tokens ?? 0,
  outputTokens: usage?.output_tokens ?? 0,
});

/** What the answer says, if it has the shape that was asked for. */
function parse(response: Response, { schema }: Question): unknown {
  const tokens = tokensOf(response);
  if (refused(response)) throw new UnusableAnswer("refused", tokens);
  const text = response.output_text ?? "";
  if (response.status === "incomplete" || text === "" || text.length > MOST_CHARACTERS)
    throw new UnusableAnswer("unusable", tokens);
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new UnusableAnswer("unusable", tokens, { cause });
  }
}

/** What a failure means for the person who waits: the service is away, too slow, or does not want to. */
function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof UnusableAnswer) return error;
  if (error instanceof APIUserAbortError || signal.aborted)
    return new SecondOpinionFailure(isTimeout(signal) ? "slow" : "stopped", null, { cause: error });
  if (error instanceof APIConnectionTimeoutError)
    return new SecondOpinionFailure("slow", null, { cause: error });
  if (error instanceof APIConnectionError || error instanceof APIError)
    return new SecondOpinionFailure("down", null, { cause: error });
  return new SecondOpinionFailure("unusable", null, { cause: error });
}

const isTimeout = ({ reason }: AbortSignal): boolean =>
  reason instanceof Error && reason.name === "TimeoutError";

/** A model behind OpenAI's Responses API, or any server that speaks it. */
export function openAi({ apiKey, baseUrl, model, timeoutMs, maxOutputTokens }: OpenAiOptions): AskModel {
  const client = new OpenAI({
    apiKey,
    timeout: timeoutMs,
    maxRetries: 1,
    ...(baseUrl && { baseURL: baseUrl }),
  });
  return async (question, signal) => {
    try {
      const response = await client.responses.create(
        {
          model,
          instructions: question.instructions,
          input: [{ role: "user", content: contentOf(question) }],
          text: { format: zodTextFormat(question.schema, question.name) },
          max_output_tokens: maxOutputTokens,
          // Designs are not ours to leave anywhere.
          store: false,
        },
        { signal },
      );
      return {
        value: parse(response, question) as never,
        ...tokensOf(response),
      };
    } catch (error) {
      throw failureOf(error, signal);
    }
  };
}
