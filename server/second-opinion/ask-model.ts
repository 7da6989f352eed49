import type * as z from "zod";

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

/** Asks a model; throws `SecondOpinionFailure` when there is no usable answer. */
export type AskModel = <Schema extends z.ZodType>(
  question: Question<Schema>,
  signal: AbortSignal,
) => Promise<Answer<z.infer<Schema>>>;
