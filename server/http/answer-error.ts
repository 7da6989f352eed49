import type { Context } from "hono";
import { ApiError, ERRORS, type ErrorCode } from "../../shared/api/errors.ts";
import { describeError, type Log } from "../log.ts";

const bodyOf = (error: ApiError): object => ({
  error: error.code satisfies ErrorCode,
  message: ERRORS[error.code].message,
  ...(error.where !== undefined && { where: error.where }),
});

/** Answers with a code of the table. What is not of it is logged, and answered as `internal`. */
export function answerError(error: unknown, context: Context, log: Log): Response {
  const known = error instanceof ApiError ? error : new ApiError("internal", { cause: error });
  if (known.status >= 500) log("request_failed", { path: context.req.routePath, ...describeError(error) });
  if (known.retryAfterS !== undefined) context.header("Retry-After", String(Math.ceil(known.retryAfterS)));
  if (known.status === 401) context.header("WWW-Authenticate", "Bearer");
  return context.json(bodyOf(known), known.status as 400);
}
