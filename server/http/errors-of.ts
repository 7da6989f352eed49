import * as z from "zod/mini";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import type { ErrorCode } from "../../shared/api/errors.ts";

/** True where the body names a person and a person asks: it has to be themselves. */
export const namesCaller = ({ access, body }: Endpoint): boolean =>
  (access === "user" || access === "owner") && body instanceof z.ZodMiniObject && "userId" in body.shape;

/** Every error that an address may answer with: its own, and those of what is done with each request to it. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { access, body, query, path, isKeyed, events, errors = [] } = endpoint;
  return [
    ...new Set<ErrorCode>([
      ...errors,
      ...(access === "anyone" ? [] : (["unauthenticated"] as const)),
      ...(namesCaller(endpoint) ? (["forbidden"] as const) : []),
      ...(body ? (["invalid_json", "unsupported_media_type", "body_too_large"] as const) : []),
      ...(body || query ? (["invalid_input"] as const) : []),
      ...(path.includes(":") ? (["not_found"] as const) : []),
      ...(isKeyed ? (["key_missing"] as const) : []),
      ...(events ? (["stopping"] as const) : []),
      "rate_limited",
      "unavailable",
      "internal",
    ]),
  ];
}
