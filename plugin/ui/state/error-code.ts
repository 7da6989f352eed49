import { ApiError, type ErrorCode } from "../../../shared/api/errors.ts";

/** The code of whatever a call threw. What is no error of the API means that it could not be asked. */
export const errorCodeOf = (error: unknown): ErrorCode =>
  error instanceof ApiError ? error.code : "unavailable";
