import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type { ChatCompletionChunk, ChatCompletionContentPart } from "openai/resources/chat/completions";
import {
  UnusableAnswer,
  type ModelAnswer,
  type AskModel,
  type Question,
  type QuestionPicture,
} from "../second-opinion/ask-model.ts";
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

/** Listens to an answer until it ends, breaks off, or is longer than any list of findings. */
async function listen(
  chunks: AsyncIterable<ChatCompletionChunk>,
  onText: (piece: string) => void,
): Promise<ModelAnswer> {
  const heard = { text: "", isRefused: false, isOver: false, inputTokens: 0, outputTokens: 0 };
  for await (const { choices, usage } of chunks) {
    const choice = choices[0];
    const piece = choice?.delta.content ?? "";
    heard.text += piece;
    if (piece) onText(piece);
    if (choice?.delta.refusal) heard.isRefused = true;
    // How much it took comes after the end, where a server tells at all.
    if (choice?.finish_reason) heard.isOver = true;
    if (usage)
      Object.assign(heard, { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens });
    if (heard.text.length > MOST_CHARACTERS) break;
  }
  const { inputTokens, outputTokens } = heard;
  if (heard.text.length > MOST_CHARACTERS)
    throw new UnusableAnswer("unusable", { inputTokens, outputTokens });
  if (heard.isRefused) throw new UnusableAnswer("refused", { inputTokens, outputTokens });
  if (!heard.isOver) throw new SecondOpinionFailure(heard.text === "" ? "unusable" : "down", null);
  if (heard.text === "") throw new UnusableAnswer("unusable", { inputTokens, outputTokens });
  return { text: heard.text, inputTokens, outputTokens };
}

/** A model behind a server that speaks Chat Completions, as those do that people run themselves. */
export function askChat({ apiKey, baseUrl, model, timeoutMs, maxOutputTokens }: ModelOptions): AskModel {
  const client = new OpenAI({
    apiKey,
    timeout: timeoutMs,
    maxRetries: 0,
    ...(baseUrl && { baseURL: baseUrl }),
  });
  return async (question, stopped, onText = () => {}) => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
    try {
      const chunks = await client.chat.completions.create(
        {
          model,
          messages: [
            { role: "system", content: question.instructions },
            { role: "user", content: contentOf(question) },
          ],
          response_format: zodResponseFormat(question.shape, "second_opinion"),
          // The older name: servers that people run themselves know no other.
          max_tokens: maxOutputTokens,
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal },
      );
      return await listen(chunks, onText);
    } catch (error) {
      throw modelFailure(error, signal);
    }
  };
}
