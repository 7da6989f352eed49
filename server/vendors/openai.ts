import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type {
  Response,
  ResponseInputContent,
  ResponseStreamEvent,
} from "openai/resources/responses/responses";
import {
  UnusableAnswer,
  type ModelAnswer,
  type AskModel,
  type Question,
  type QuestionPicture,
  type Tokens,
} from "../second-opinion/ask-model.ts";
import { afterThoughts } from "../second-opinion/after-thoughts.ts";
import { MOST_CHARACTERS } from "../second-opinion/read-items.ts";
import { SecondOpinionFailure } from "../second-opinion/second-opinion.ts";
import { dataUrl } from "./data-url.ts";
import { modelFailure } from "./model-failure.ts";

export interface ModelOptions {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** How long one call may take. */
  readonly timeoutMs: number;
  readonly maxOutputTokens: number;
}

const text = (words: string): ResponseInputContent => ({ type: "input_text", text: words });

const image = (picture: QuestionPicture): ResponseInputContent => ({
  type: "input_image",
  detail: "high",
  image_url: dataUrl(picture),
});

/** The task comes after all that is the same in the next call. */
const contentOf = ({ design, pictures, task, closeUps }: Question): ResponseInputContent[] => [
  text(design),
  ...pictures.map(image),
  text(task),
  ...closeUps.map(image),
];

const tokensOf = ({ usage }: Partial<Pick<Response, "usage">>): Tokens => ({
  inputTokens: usage?.input_tokens ?? 0,
  outputTokens: usage?.output_tokens ?? 0,
});

/** The part of an answer that has come so far. */
interface Heard {
  readonly text: string;
  readonly tokens: Tokens;
  readonly isRefused: boolean;
  /** It was said that there is no more to come, whether or not the answer is whole. */
  readonly isOver: boolean;
}

const SILENCE: Heard = { text: "", tokens: tokensOf({}), isRefused: false, isOver: false };

function hear(heard: Heard, event: ResponseStreamEvent): Heard {
  switch (event.type) {
    case "response.output_text.delta":
      return { ...heard, text: heard.text + event.delta };
    case "response.refusal.delta":
    case "response.refusal.done":
      return { ...heard, isRefused: true };
    case "response.completed":
    case "response.incomplete":
      return { ...heard, tokens: tokensOf(event.response), isOver: true };
    case "response.failed":
    case "error":
      throw new SecondOpinionFailure("down", null);
    default:
      return heard;
  }
}

/** Listens to an answer until it ends, breaks off, or is longer than any list of findings. */
async function listen(
  events: AsyncIterable<ResponseStreamEvent>,
  onText: (piece: string) => void,
): Promise<ModelAnswer> {
  let heard = SILENCE;
  let answer = "";
  const reader = afterThoughts((piece) => {
    answer += piece;
    onText(piece);
  });
  for await (const event of events) {
    heard = hear(heard, event);
    if (event.type === "response.output_text.delta") reader.take(event.delta);
    if (heard.isOver || heard.text.length > MOST_CHARACTERS) break;
  }
  reader.end();
  if (heard.text.length > MOST_CHARACTERS) throw new UnusableAnswer("unusable", heard.tokens);
  if (heard.isRefused) throw new UnusableAnswer("refused", heard.tokens);
  if (!heard.isOver) throw new SecondOpinionFailure(heard.text === "" ? "unusable" : "down", null);
  if (answer === "") throw new UnusableAnswer("unusable", heard.tokens);
  return { text: answer, ...heard.tokens };
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
    try {
      const events = await client.responses.create(
        {
          model,
          instructions: question.instructions,
          input: [{ role: "user", content: contentOf(question) }],
          text: { format: zodTextFormat(question.shape, "second_opinion") },
          max_output_tokens: maxOutputTokens,
          stream: true,
          // Designs are not ours to leave anywhere.
          store: false,
        },
        { signal },
      );
      return await listen(events, onText);
    } catch (error) {
      throw modelFailure(error, signal);
    }
  };
}
