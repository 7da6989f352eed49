import type * as z from "zod";
import type { SecondOpinionFailure } from "./second-opinion.ts";

export interface QuestionPicture {
  readonly type: "image/png" | "image/jpeg";
  readonly bytes: Uint8Array;
}

/**
 * A question to a model in one call, sent in this order: instructions, design, its pictures, task, close-ups.
 * All before the task is the same in each call of a kind about a screen, so that a provider need not read it anew.
 */
export interface Question {
  /** The kind of call, by which recorded answers are found. */
  readonly name: "find" | "verify" | "find-across" | "verify-across" | "reply";
  readonly instructions: string;
  readonly design: string;
  readonly pictures: readonly QuestionPicture[];
  readonly task: string;
  /** Parts of the picture, enlarged. */
  readonly closeUps: readonly QuestionPicture[];
  /** The shape that an answer should have. */
  readonly shape: z.ZodType;
}

/** The tokens that a call took; zero where the server does not tell. */
export interface Tokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The answer of a model: JSON in the best case. Whoever asked reads of it what can be read. */
export interface ModelAnswer extends Tokens {
  readonly text: string;
}

/** An answer that was paid for and cannot be used. */
export class UnusableAnswer extends Error {
  override readonly name = "UnusableAnswer";
  readonly reason: Extract<SecondOpinionFailure["reason"], "refused" | "unusable">;
  readonly tokens: Tokens;

  constructor(reason: UnusableAnswer["reason"], tokens: Tokens, options?: ErrorOptions) {
    super(`The model's answer cannot be used: ${reason}`, options);
    this.reason = reason;
    this.tokens = tokens;
  }
}

/**
 * Asks a model, telling each piece of its answer as it comes. Throws `UnusableAnswer`, or `SecondOpinionFailure` when
 * there is no whole answer; what was told until then stays told.
 */
export type AskModel = (
  question: Question,
  signal: AbortSignal,
  onText?: (piece: string) => void,
) => Promise<ModelAnswer>;
