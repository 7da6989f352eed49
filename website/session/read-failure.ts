import { ApiError } from "../../shared/api/errors.ts";

/** Kinds of failure that a person is told about in their own words. */
export type FailureKey =
  | "away"
  | "tooOften"
  | "unconfirmed"
  | "expired"
  | "weakPassword"
  | "samePassword"
  | "provider"
  | "refused"
  | "unproven"
  | "signInEnded"
  | "providerAway"
  | "sessionEnded"
  | "unknown";

interface ServiceError {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly name?: string | undefined;
}

const BY_CODE: Readonly<Record<string, FailureKey>> = {
  over_request_rate_limit: "tooOften",
  over_email_send_rate_limit: "tooOften",
  email_not_confirmed: "unconfirmed",
  otp_expired: "expired",
  weak_password: "weakPassword",
  same_password: "samePassword",
  provider_disabled: "provider",
  access_denied: "refused",
  provider_email_needs_verification: "unproven",
  bad_oauth_state: "signInEnded",
  bad_oauth_callback: "signInEnded",
  flow_state_not_found: "signInEnded",
  flow_state_expired: "signInEnded",
  flow_state_already_used: "signInEnded",
  bad_code_verifier: "signInEnded",
  pkce_code_verifier_not_found: "signInEnded",
  unexpected_failure: "providerAway",
  server_error: "providerAway",
  temporarily_unavailable: "providerAway",
  session_not_found: "sessionEnded",
  session_expired: "sessionEnded",
  refresh_token_not_found: "sessionEnded",
  refresh_token_already_used: "sessionEnded",
  user_not_found: "sessionEnded",
  bad_jwt: "sessionEnded",
  no_authorization: "sessionEnded",
};

/** Tells the kind of a failure by the codes of the sign-in service and of the API: never by its words. */
export function readFailure(error: unknown): FailureKey {
  if (error instanceof ApiError)
    return error.code === "rate_limited" ? "tooOften" : error.status >= 500 ? "away" : "unknown";
  // The error that a browser throws when a script or an answer does not come through.
  if (error instanceof TypeError) return "away";
  const { code, status, name } = (error ?? {}) as ServiceError;
  if (name === "AuthSessionMissingError") return "sessionEnded";
  if (name === "AuthRetryableFetchError" || (status !== undefined && status >= 500)) return "away";
  return BY_CODE[code ?? ""] ?? "unknown";
}
