import { APIError, type OpenAI } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type {
  ChatCompletionChunk,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
} from "openai/resources/chat/completions";
import type { AskModel } from "../second-opinion/ask-model.ts";
import { askBy, questionParts, type ModelOptions, type AnswerPiece } from "./ask-by.ts";

const text = (words: string): ChatCompletionContentPart => ({ type: "text", text: words });

const image = (url: string): ChatCompletionContentPart => ({ type: "image_url", image_url: { url } });

/**
 * A piece as it comes, whose fields may be absent, though the SDK types them otherwise: the last piece of some
 * servers tells tokens and nothing else.
 */
type Chunk = Omit<ChatCompletionChunk, "choices"> & {
  readonly choices?:
    | readonly {
        readonly delta?: { readonly content?: string | null; readonly refusal?: string | null } | null;
        readonly finish_reason?: string | null;
      }[]
    | null;
};

/** The pieces of an answer. How much it took comes after its end, where a server tells at all. */
async function* piecesOf(chunks: AsyncIterable<Chunk>): AsyncGenerator<AnswerPiece> {
  for await (const { choices, usage } of chunks) {
    const { delta, finish_reason: end } = choices?.[0] ?? {};
    yield {
      text: delta?.content ?? "",
      isRefused: Boolean(delta?.refusal),
      isOver: Boolean(end),
      ...(usage && {
        tokens: { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens },
      }),
    };
  }
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
export function askChat(options: ModelOptions): AskModel {
  /** The plainer ways that this server was found to need. */
  const found = new Set<Plainer>();
  const open = async (
    client: OpenAI,
    asked: Asked,
    signal: AbortSignal,
    plain: ReadonlySet<Plainer> = new Set(found),
  ): Promise<AsyncIterable<Chunk>> => {
    try {
      const plainly = [...plain].reduce((so, [, plainer]) => plainer(so), asked);
      return await client.chat.completions.create(plainly, { signal });
    } catch (error) {
      const plainer = plainerFor(error, plain);
      if (!plainer) throw error;
      found.add(plainer);
      return open(client, asked, signal, new Set([...plain, plainer]));
    }
  };
  return askBy(options, async (client, question, signal) => {
    const format = zodResponseFormat(question.shape, "second_opinion");
    const asked: Asked = {
      model: options.model,
      messages: [
        { role: "system", content: `${question.instructions}\n\n${shapeInWords(format)}` },
        { role: "user", content: questionParts(question, text, image) },
      ],
      response_format: format,
      // The older name: servers that people run themselves know no other.
      max_tokens: options.maxOutputTokens,
      stream: true,
      stream_options: { include_usage: true },
    };
    return piecesOf(await open(client, asked, signal));
  });
}
