import { isTimeout } from "../second-opinion/is-timeout.ts";
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { UnusableAnswer } from "../second-opinion/ask-model.ts";
import { SecondOpinionFailure } from "../second-opinion/second-opinion.ts";

/** The seconds that a header tells, as a number or as an instant. Null: none. */
function secondsOf(header: string | null | undefined, nowMs: number): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, (at - nowMs) / 1000);
}

/** Says no to this very question, and would say so again. */
const REFUSES_THIS: readonly number[] = [400, 413, 422];

/**
 * Turns a failure of a model into what it means for the person who waits: the service is away, busy, too slow, or does
 * not want to.
 */
export function modelFailure(error: unknown, signal: AbortSignal, nowMs = Date.now()): Error {
  if (error instanceof UnusableAnswer || error instanceof SecondOpinionFailure) return error;
  const options = { cause: error };
  if (error instanceof APIUserAbortError || signal.aborted)
    return new SecondOpinionFailure(isTimeout(signal) ? "slow" : "stopped", null, options);
  if (error instanceof APIConnectionTimeoutError) return new SecondOpinionFailure("slow", null, options);
  if (error instanceof APIError && !(error instanceof APIConnectionError)) {
    const headers = error.headers as Headers | undefined;
    const retryAfterS = secondsOf(headers?.get("retry-after"), nowMs);
    const status = Number(error.status);
    if (status === 429 || (status === 503 && retryAfterS !== null))
      return new SecondOpinionFailure("busy", null, { ...options, retryAfterS });
    return new SecondOpinionFailure(REFUSES_THIS.includes(status) ? "unusable" : "down", null, options);
  }
  return new SecondOpinionFailure("down", null, options);
}
