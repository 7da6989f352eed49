import OpenAI from "openai";
import { afterThoughts } from "../second-opinion/after-thoughts.ts";
import {
  UnusableAnswer,
  type AskModel,
  type ModelAnswer,
  type Question,
  type QuestionPicture,
  type Tokens,
} from "../second-opinion/ask-model.ts";
import { MOST_CHARACTERS } from "../second-opinion/read-items.ts";
import { SecondOpinionFailure } from "../second-opinion/second-opinion.ts";
import { modelFailure } from "./model-failure.ts";

export interface ModelOptions {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** How long one call may take. */
  readonly timeoutMs: number;
  readonly maxOutputTokens: number;
}

/** A piece of an answer, in no protocol's words. */
export interface AnswerPiece {
  readonly text?: string;
  readonly isRefused?: boolean;
  /** It was said that there is no more to come, whether or not the answer is whole. */
  readonly isOver?: boolean;
  readonly tokens?: Tokens;
}

/** Asks by one protocol; throws what the SDK throws. */
export type Protocol = (
  client: OpenAI,
  question: Question,
  signal: AbortSignal,
) => Promise<AsyncIterable<AnswerPiece>>;

/** The parts of a question in the order in which they are sent: the task comes after all that is the same in the next call. */
export const questionParts = <Part>(
  { design, pictures, task, closeUps }: Question,
  text: (words: string) => Part,
  image: (url: string) => Part,
): Part[] => {
  const drawn = ({ type, bytes }: QuestionPicture): Part =>
    image(`data:${type};base64,${Buffer.from(bytes).toString("base64")}`);
  return [text(design), ...pictures.map(drawn), text(task), ...closeUps.map(drawn)];
};

/** Listens to an answer until it ends, breaks off, or is longer than any list of findings. */
async function listen(
  pieces: AsyncIterable<AnswerPiece>,
  onText: (piece: string) => void,
): Promise<ModelAnswer> {
  const heard = { length: 0, isRefused: false, isOver: false };
  const answer = { text: "", inputTokens: 0, outputTokens: 0 };
  const reader = afterThoughts((piece) => {
    answer.text += piece;
    onText(piece);
  });
  for await (const { text = "", isRefused, isOver, tokens } of pieces) {
    heard.length += text.length;
    if (text) reader.take(text);
    if (isRefused) heard.isRefused = true;
    if (isOver) heard.isOver = true;
    Object.assign(answer, tokens);
    if (heard.length > MOST_CHARACTERS) break;
  }
  reader.end();
  if (heard.length > MOST_CHARACTERS) throw new UnusableAnswer("unusable", answer);
  if (heard.isRefused) throw new UnusableAnswer("refused", answer);
  if (!heard.isOver) throw new SecondOpinionFailure(heard.length === 0 ? "unusable" : "down", null);
  if (answer.text === "") throw new UnusableAnswer("unusable", answer);
  return answer;
}

/** A model that is asked by a protocol, whoever runs it. */
export function askBy({ apiKey, baseUrl, timeoutMs }: ModelOptions, ask: Protocol): AskModel {
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
      return await listen(await ask(client, question, signal), onText);
    } catch (error) {
      throw modelFailure(error, signal);
    }
  };
}
