import type { Context, Hono } from "hono";
import * as z from "zod/mini";
import { MAX_BODY_BYTES, type Endpoint, type ParamsOf } from "../../shared/api/endpoint.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Done } from "../../shared/api/fields.ts";
import type { Deps } from "../deps.ts";
import { findCaller, type Caller, type ReadAlong } from "./caller/caller.ts";
import { check, checkBody } from "./body/check-body.ts";
import { LONE_SURROGATE, readJsonText } from "./body/read-body.ts";
import { clientAddress } from "./caller/client-address.ts";
import { streamPlacesOf, untilRead } from "./stream-places.ts";

/** True where the body names a person and a person asks: it has to be themselves. */
export const namesCaller = ({ access, body }: Endpoint): boolean =>
  (access === "user" || access === "owner") && body instanceof z.ZodMiniObject && "userId" in body.shape;

/** A request whose every part was checked against the contract. */
export interface ContractRequest<Path extends string, Body, Query> {
  readonly context: Context;
  readonly caller: Caller;
  /** The row that was read along with the caller. */
  readonly row: unknown;
  /** Address of the client, for limits. */
  readonly address: string;
  readonly params: ParamsOf<Path>;
  readonly query: Query;
  readonly body: Body;
  /** The body as it came, to tell a repeated request from another one. */
  readonly bodyText: string;
  /** The Idempotency-Key; empty where none is needed. */
  readonly key: string;
}

function readQuery(context: Context): Readonly<Record<string, string>> {
  const entries = Object.entries(context.req.queries()).map(([name, values]) => {
    if (values.length > 1) throw new ApiError("invalid_input", { where: `${name}: is given more than once` });
    return [name, values[0] ?? ""] as const;
  });
  return Object.fromEntries(entries);
}

function readKey(context: Context, { isKeyed }: Endpoint): string {
  const key = context.req.header("Idempotency-Key") ?? "";
  if (isKeyed && !/^[\x21-\x7E]{8,200}$/.test(key)) throw new ApiError("key_missing");
  return key;
}

/** Ids in paths are checked here, once: what is no id is not found. */
function readParams(context: Context): Readonly<Record<string, string>> {
  const params = context.req.param() as Readonly<Record<string, string>>;
  for (const [name, value] of Object.entries(params)) {
    const isId = name === "id" || name.endsWith("Id");
    if (value.includes("\0") || LONE_SURROGATE.test(value)) throw new ApiError("not_found");
    if (isId && name !== "frameId" && !/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value))
      throw new ApiError("not_found");
  }
  return params;
}

/** Answers with a stream, if there is a place for one more; it is given back when the stream is over. */
async function holdingPlace(deps: Deps, caller: Caller, answer: () => Promise<Response>): Promise<Response> {
  const giveBack = streamPlacesOf(deps).take(caller);
  try {
    return untilRead(await answer(), giveBack);
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** The answer of a handler: a file, or the JSON of the contract; nothing where the contract says but that it is done. */
export type HandlerAnswer<Answer> = Answer extends undefined
  ? Response
  : Answer extends Done
    ? Answer | void
    : Answer | Response;

const DONE: Done = { success: true };

interface Ways<Read> {
  /** Refuses, by throwing, before the body is read. */
  readonly before?: (caller: Caller) => Promise<void>;
  /** A body that takes long to check may be read in another way. */
  readonly readBody?: (text: string) => Promise<Read> | Read;
  readonly readAlong?: ReadAlong;
}

/**
 * Puts an endpoint of the contract onto an app: first the caller is found out, then the input checked; then the
 * handler answers.
 */
export function serveEndpoint<Path extends string, Body, Query, Answer, Read = Body>(
  app: Hono,
  deps: Deps,
  endpoint: Endpoint<Path, Body, Query, Answer>,
  handle: (asked: ContractRequest<Path, Read, Query>) => Promise<HandlerAnswer<Answer>>,
  { before, readBody = (text) => checkBody(endpoint.body, text) as Read, readAlong }: Ways<Read> = {},
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const params = readParams(context);
    const { caller, row } = await findCaller(context, deps, endpoint.access, readAlong);
    const key = readKey(context, endpoint);
    const query = check(endpoint.query, endpoint.query && readQuery(context));
    await before?.(caller);
    const bodyText = endpoint.body ? await readJsonText(context, endpoint.maxBytes ?? MAX_BODY_BYTES) : "";
    const body = await readBody(bodyText);
    if (namesCaller(endpoint) && (body as { readonly userId?: unknown }).userId !== caller.userId)
      throw new ApiError("forbidden");
    const asked = {
      context,
      caller,
      row,
      address: clientAddress(context, deps.env.TRUSTED_PROXIES),
      params: params as ParamsOf<Path>,
      query: query as Query,
      body,
      bodyText,
      key,
    };
    if (endpoint.events) return holdingPlace(deps, caller, () => handle(asked) as Promise<Response>);
    const answer = await handle(asked);
    return answer instanceof Response ? answer : context.json((answer ?? DONE) as object);
  });
}
