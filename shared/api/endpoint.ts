import type { ZodMiniType } from "zod/mini";
import type { ErrorCode } from "./errors.ts";

type Schema<T> = ZodMiniType<T>;

/** The names in a path: `id` in `/api/reviews/:id`. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown;

/**
 * Who may ask. `installation`: the token of a plugin; `user`: the access token of a signed-in person; `either` of
 * them; `owner`: as `user`, and the auth server itself is asked whether the person still exists.
 */
export type Access = "anyone" | "installation" | "user" | "either" | "owner";

/** One address of the API, as data. */
export interface Endpoint<Path extends string = string, Body = unknown, Query = unknown, Answer = unknown> {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: Path;
  readonly access: Access;
  /** A JSON body; none when absent. */
  readonly body?: Schema<Body>;
  readonly query?: Schema<Query>;
  /** The JSON of a 200; a file when absent. */
  readonly answer?: Schema<Answer>;
  /** The answer is a stream of these (server-sent events) instead. */
  readonly events?: Schema<unknown>;
  /** The types of events that end a stream: one that ends without was cut. */
  readonly lastEvents?: readonly string[];
  /** An `Idempotency-Key` must be sent: the same key never does the work twice. */
  readonly isKeyed?: true;
  /** Asking twice does the work once, also without a key: a cut connection is taken up again. */
  readonly mayRepeat?: true;
  /** Largest body in bytes, when it is not the usual one. */
  readonly maxBytes?: number;
  /** The errors beyond those that every address may answer with. */
  readonly errors?: readonly ErrorCode[];
}

/** Makes an endpoint, with its types inferred. */
export const defineEndpoint = <
  const Path extends string,
  Body = undefined,
  Query = undefined,
  Answer = undefined,
>(
  endpoint: Endpoint<Path, Body, Query, Answer>,
): Endpoint<Path, Body, Query, Answer> => endpoint;

/** Largest body in bytes where an endpoint says nothing else. */
export const MAX_BODY_BYTES = 256 * 1024;
