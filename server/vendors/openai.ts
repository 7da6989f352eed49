import { zodTextFormat } from "openai/helpers/zod";
import type {
  Response,
  ResponseInputContent,
  ResponseStreamEvent,
} from "openai/resources/responses/responses";
import type { AskModel } from "../second-opinion/ask-model.ts";
import { SecondOpinionFailure } from "../second-opinion/second-opinion.ts";
import { askBy, questionParts, type ModelOptions, type AnswerPiece } from "./ask-by.ts";

const text = (words: string): ResponseInputContent => ({ type: "input_text", text: words });

const image = (url: string): ResponseInputContent => ({
  type: "input_image",
  detail: "high",
  image_url: url,
});

const endOf = ({ usage }: Response): AnswerPiece => ({
  isOver: true,
  tokens: { inputTokens: usage?.input_tokens ?? 0, outputTokens: usage?.output_tokens ?? 0 },
});

/** The pieces of an answer, until it is said to be over: what a server sends then is not waited for. */
async function* piecesOf(events: AsyncIterable<ResponseStreamEvent>): AsyncGenerator<AnswerPiece> {
  for await (const event of events)
    switch (event.type) {
      case "response.output_text.delta":
        yield { text: event.delta };
        break;
      case "response.refusal.delta":
      case "response.refusal.done":
        yield { isRefused: true };
        break;
      case "response.completed":
      case "response.incomplete":
        yield endOf(event.response);
        return;
      case "response.failed":
      case "error":
        throw new SecondOpinionFailure("down", null);
    }
}

/** A model behind OpenAI's Responses API, or any server that speaks it. */
export const openAi = (options: ModelOptions): AskModel =>
  askBy(options, async (client, question, signal) => {
    const asked = {
      model: options.model,
      instructions: question.instructions,
      input: [{ role: "user" as const, content: questionParts(question, text, image) }],
      text: { format: zodTextFormat(question.shape, "second_opinion") },
      max_output_tokens: options.maxOutputTokens,
      stream: true as const,
      // Designs are not ours to leave anywhere.
      store: false,
    };
    return piecesOf(await client.responses.create(asked, { signal }));
  });
