import OpenAI, { APIError } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type {
  ChatCompletionChunk,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
} from "openai/resources/chat/completions";
import {
  UnusableAnswer,
  type ModelAnswer,
  type AskModel,
  type Question,
  type QuestionPicture,
} from "../second-opinion/ask-model.ts";
import { afterThoughts } from "../second-opinion/after-thoughts.ts";
import { MOST_CHARACTERS } from "../second-opinion/read-items.ts";
import { SecondOpinionFailure } from "../second-opinion/second-opinion.ts";
import { dataUrl } from "./data-url.ts";
import { modelFailure } from "./model-failure.ts";
import type { ModelOptions } from "./openai.ts";

const text = (words: string): ChatCompletionContentPart => ({ type: "text", text: words });

const image = (picture: QuestionPicture): ChatCompletionContentPart => ({
  type: "image_url",
  image_url: { url: dataUrl(picture) },
});

const contentOf = ({ design, pictures, task, closeUps }: Question): ChatCompletionContentPart[] => [
  text(design),
  ...pictures.map(image),
  text(task),
  ...closeUps.map(image),
];

/**
 * A piece of an answer whose fields may be absent, though the SDK types them otherwise: the last piece of some
 * servers tells tokens and nothing else.
 */
type Piece = Omit<ChatCompletionChunk, "choices"> & {
  readonly choices?:
    | readonly {
        readonly delta?: { readonly content?: string | null; readonly refusal?: string | null } | null;
        readonly finish_reason?: string | null;
      }[]
    | null;
};

/** Listens to an answer until it ends, breaks off, or is longer than any list of findings. */
async function listen(chunks: AsyncIterable<Piece>, onText: (piece: string) => void): Promise<ModelAnswer> {
  const heard = { length: 0, isRefused: false, isOver: false };
  const answer = { text: "", inputTokens: 0, outputTokens: 0 };
  const reader = afterThoughts((piece) => {
    answer.text += piece;
    onText(piece);
  });
  for await (const { choices, usage } of chunks) {
    const choice = choices?.[0];
    const piece = choice?.delta?.content ?? "";
    heard.length += piece.length;
    if (piece) reader.take(piece);
    if (choice?.delta?.refusal) heard.isRefused = true;
    // How much it took comes after the end, where a server tells at all.
    if (choice?.finish_reason) heard.isOver = true;
    if (usage)
      Object.assign(answer, { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens });
    if (heard.length > MOST_CHARACTERS) break;
  }
  reader.end();
  if (heard.length > MOST_CHARACTERS) throw new UnusableAnswer("unusable", answer);
  if (heard.isRefused) throw new UnusableAnswer("refused", answer);
  if (!heard.isOver) throw new SecondOpinionFailure(heard.length === 0 ? "unusable" : "down", null);
  if (answer.text === "") throw new UnusableAnswer("unusable", answer);
  return answer;
}

type Asked = ChatCompletionCreateParamsStreaming;

/** The question without some fields that can be spared. */
const without = (asked: Asked, ...fields: readonly (keyof Asked)[]): Asked =>
  Object.fromEntries(
    Object.entries(asked).filter(([field]) => !fields.some((one) => one === field)),
  ) as Asked;

/** Plainer ways to ask a server that does not know a field, or lacks room: the first that its answer names is taken. */
const PLAINER: readonly (readonly [RegExp, (asked: Asked) => Asked])[] = [
  [
    /max_completion_tokens/i,
    (asked) => ({ ...without(asked, "max_tokens"), max_completion_tokens: asked.max_tokens ?? null }),
  ],
  // The room for an answer is counted with the question: without a number, what is left is taken.
  [/max_tokens|context|too many tokens/i, (asked) => without(asked, "max_tokens", "max_completion_tokens")],
  [/stream_options|include_usage/i, (asked) => without(asked, "stream_options")],
  [/response_format|json_schema|structured|grammar|schema/i, (asked) => without(asked, "response_format")],
];

const REFUSES_THIS: readonly unknown[] = [400, 422, 501];

type Plainer = (typeof PLAINER)[number];

/** The plainer way of asking that a server's answer calls for; undefined: none that was not tried. */
const plainerFor = (error: unknown, tried: ReadonlySet<Plainer>): Plainer | undefined =>
  error instanceof APIError && REFUSES_THIS.includes(error.status)
    ? PLAINER.find((one) => !tried.has(one) && one[0].test(error.message))
    : undefined;

/** Servers that hold an answer to a shape need not tell the model of it, and others do not hold it: it is told in words. */
const shapeInWords = (format: ReturnType<typeof zodResponseFormat>): string =>
  `Answer with one JSON object and nothing else, of this shape: ${JSON.stringify(format.json_schema.schema)}`;

/** A model behind a server that speaks Chat Completions, as those do that people run themselves. */
export function askChat({ apiKey, baseUrl, model, timeoutMs, maxOutputTokens }: ModelOptions): AskModel {
  const client = new OpenAI({
    apiKey,
    timeout: timeoutMs,
    maxRetries: 0,
    ...(baseUrl && { baseURL: baseUrl }),
  });
  /** The plainer ways that this server was found to need. */
  const found = new Set<Plainer>();
  const open = async (
    asked: Asked,
    signal: AbortSignal,
    plain: ReadonlySet<Plainer> = new Set(found),
  ): Promise<AsyncIterable<Piece>> => {
    try {
      const plainly = [...plain].reduce((so, [, plainer]) => plainer(so), asked);
      return await client.chat.completions.create(plainly, { signal });
    } catch (error) {
      const plainer = plainerFor(error, plain);
      if (!plainer) throw error;
      found.add(plainer);
      return open(asked, signal, new Set([...plain, plainer]));
    }
  };
  return async (question, stopped, onText = () => {}) => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
    const format = zodResponseFormat(question.shape, "second_opinion");
    try {
      const chunks = await open(
        {
          model,
          messages: [
            { role: "system", content: `${question.instructions}\n\n${shapeInWords(format)}` },
            { role: "user", content: contentOf(question) },
          ],
          response_format: format,
          // The older name: servers that people run themselves know no other.
          max_tokens: maxOutputTokens,
          stream: true,
          stream_options: { include_usage: true },
        },
        signal,
      );
      return await listen(chunks, onText);
    } catch (error) {
      throw modelFailure(error, signal);
    }
  };
}
