import type * as z from "zod";
import type { SecondOpinionFailure } from "./second-opinion.ts";

export interface QuestionPicture {
  readonly type: "image/png" | "image/jpeg";
  readonly bytes: Uint8Array;
}

/** What a model is asked, in one call. */
export interface Question<Schema extends z.ZodType = z.ZodType> {
  /** What the call is for: names its schema, and recorded answers. */
  readonly name: "find" | "verify" | "rank";
  readonly instructions: string;
  readonly texts: readonly string[];
  readonly pictures: readonly QuestionPicture[];
  readonly schema: Schema;
}

export interface Answer<T> {
  readonly value: T;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** An answer that was paid for and cannot be used. */
export class UnusableAnswer extends Error {
  override readonly name = "UnusableAnswer";
  readonly reason: Extract<SecondOpinionFailure["reason"], "refused" | "unusable">;
  readonly inputTokens: number;
  readonly outputTokens: number;

  constructor(
    reason: UnusableAnswer["reason"],
    { inputTokens, outputTokens }: Pick<Answer<unknown>, "inputTokens" | "outputTokens">,
    options?: ErrorOptions,
  ) {
    super(`The model's answer cannot be used: ${reason}`, options);
    this.reason = reason;
    this.inputTokens = inputTokens;
    this.outputTokens = outputTokens;
  }
}

/** Asks a model; throws `UnusableAnswer`, or `SecondOpinionFailure` when there is no answer at all. */
export type AskModel = <Schema extends z.ZodType>(
  question: Question<Schema>,
  signal: AbortSignal,
) => Promise<Answer<z.infer<Schema>>>;
