import { CONTRACT } from "../shared/api/contract.ts";
import type { Endpoint } from "../shared/api/endpoint.ts";
import { isErrorCode, type ErrorCode } from "../shared/api/errors.ts";
import { namesCaller } from "../server/http/serve-endpoint.ts";

/** Every error that an address may answer with: its own, and those of what is done with each request to it. */
function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { access, body, query, path, isKeyed, events, errors = [] } = endpoint;
  return [
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
  ];
}

const ENDPOINTS: readonly (readonly [name: string, endpoint: Endpoint, path: RegExp])[] = Object.entries(
  CONTRACT,
).map(([name, endpoint]) => [name, endpoint, new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, "[^/]+")}$`)]);

const readJson = (answer: Response): Promise<unknown> => answer.clone().json();

/** Says how an answer differs from what the contract says of its address; null where it does not. */
export async function findUndocumented(
  method: string,
  url: string,
  answer: Response,
): Promise<string | null> {
  const { pathname } = new URL(url);
  const [name, endpoint] =
    ENDPOINTS.find(([, one, path]) => one.method === method && path.test(pathname)) ?? [];
  if (!endpoint || answer.status === 304) return null;
  if (answer.status === 200) {
    const fault = endpoint.answer?.safeParse(await readJson(answer)).error?.issues[0];
    return fault ? `${name} answers ${fault.path.join(".")}: ${fault.message}` : null;
  }
  const { error } = (await readJson(answer).catch(() => ({}))) as { readonly error?: unknown };
  return isErrorCode(error) && errorsOf(endpoint).includes(error)
    ? null
    : `${name} answers ${answer.status} ${String(error)}`;
}
