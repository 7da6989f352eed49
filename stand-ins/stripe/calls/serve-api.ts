import { Hono, type Context } from "hono";
import { API_VERSION } from "../account.ts";
import { ENDPOINTS } from "../api/index.ts";
import type { CallFault } from "./call-faults.ts";
import type { StripeEndpoint } from "./endpoint.ts";
import { parseForm } from "./form.ts";
import { fingerprintOf, type Answered } from "./idempotency.ts";
import { newId } from "../ids.ts";
import { present } from "../present.ts";
import { StripeError } from "./stripe-error.ts";
import type { World } from "../world.ts";

export interface ServedApi {
  readonly world: World;
  readonly secretKey: string;
  /** Runs something on behalf of a request: what it emits names the request. */
  readonly asRequest: <T>(request: { id: string; idempotency_key: string | null }, run: () => T) => T;
  /** Does what fell due. */
  readonly settle: () => void;
  /** Saves the state, before the answer goes out. */
  readonly finish: (isWriting: boolean) => Promise<void>;
  /** Delivers the events, after the answer. */
  readonly afterAnswer: () => void;
}

/** Says to whoever asked without a connection that it would have been cut. */
export const CUT_HEADER = "X-Stand-In-Cut";

/** Instead of an answer: the connection is cut. */
const CUT = "cut";

interface Answer {
  readonly status: number;
  readonly body: string;
}

const answerOf = (status: number, body: object): Answer => ({ status, body: JSON.stringify(body, null, 2) });

const errorAnswer = ({ status, body }: StripeError, request: string): Answer =>
  answerOf(status, {
    error: { ...body, request_log_url: `https://dashboard.stripe.com/test/logs/${request}` },
  });

const SERVER_FAULT = new StripeError(500, {
  type: "api_error",
  message: "An error occurred internally with Stripe. (The stand-in was asked to.)",
});
const TOO_MANY = new StripeError(429, {
  type: "invalid_request_error",
  code: "rate_limit",
  message:
    "Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.",
});

const hidden = (key: string): string => `${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}`;

function givenKey(header: string | undefined): string | undefined {
  const [scheme, value = ""] = (header ?? "").split(" ");
  if (scheme === "Bearer") return value;
  return scheme === "Basic" ? Buffer.from(value, "base64").toString().split(":")[0] : undefined;
}

function checkKey(header: string | undefined, secretKey: string): void {
  const key = givenKey(header);
  if (key === secretKey) return;
  throw new StripeError(401, {
    type: "invalid_request_error",
    message: key
      ? `Invalid API Key provided: ${hidden(key)}`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  });
}

/** Cuts the connection of a request, where there is one. */
function cut(context: Context): typeof CUT {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { destroy: () => void } } };
  incoming?.socket?.destroy();
  return CUT;
}

/** Waits as long as the fault says. Returns whether the caller gets no answer. */
async function suffer(context: Context, { kind }: CallFault, { faults }: World): Promise<boolean> {
  if (kind === "timeout") await faults.hold(context.req.raw.signal);
  return kind === "timeout" || kind === "reset";
}

type Sent = Answer & { readonly replays?: string };

interface Call {
  readonly id: string;
  readonly key: string | null;
  readonly body: string;
  readonly endpoint: StripeEndpoint;
  readonly context: Context;
}

/** Does the work, and remembers the answer under the idempotency key: also an error, once the work had begun. */
function work(api: ServedApi, { id, key, body, endpoint, context }: Call, isBroken: boolean): Answer {
  const { store } = api.world;
  const query = new URL(context.req.url).search.slice(1);
  const asked = endpoint.read({ ...parseForm(query), ...parseForm(body) });
  const run = (): object => present(store, asked.run(api.world, context.req.param("id") ?? ""), asked.expand);
  try {
    if (isBroken) throw SERVER_FAULT;
    return answerOf(200, api.asRequest({ id, idempotency_key: key }, run));
  } catch (error) {
    if (error instanceof StripeError) return errorAnswer(error, id);
    throw error;
  }
}

function rememberIn(api: ServedApi, call: Call, answer: Answer): void {
  if (!call.key) return;
  const fingerprint = fingerprintOf(call.context.req.method, call.context.req.path, call.body);
  const atMs = api.world.clock.machineMs();
  api.world.keys.remember(call.key, { ...answer, fingerprint, atMs, request: call.id });
}

/** The answer given under the key before; undefined: this is the first time. */
const known = ({ world }: ServedApi, { key, context, body }: Call): Answered | undefined =>
  key ? world.keys.claim(key, fingerprintOf(context.req.method, context.req.path, body)) : undefined;

async function answerCall(api: ServedApi, call: Call): Promise<Sent | typeof CUT> {
  const { keys, faults } = api.world;
  const fault = faults.take(`${call.context.req.method} ${call.context.req.path}`);
  const isAfter = fault?.when === "after";
  if (fault && !isAfter) {
    if (fault.kind === "429") throw TOO_MANY;
    if (await suffer(call.context, fault, api.world)) return cut(call.context);
    if (fault.isRemembered === false) throw SERVER_FAULT;
  }
  const before = known(api, call);
  if (before) return { status: before.status, body: before.body, replays: before.request };
  try {
    const done = work(api, call, fault?.kind === "500" && !isAfter);
    const isServerFault = fault?.kind === "500" && isAfter;
    const answer = isServerFault ? errorAnswer(SERVER_FAULT, call.id) : done;
    rememberIn(api, call, answer);
    await api.finish(call.context.req.method !== "GET");
    if (fault && isAfter) {
      api.afterAnswer();
      if (await suffer(call.context, fault, api.world)) return cut(call.context);
    }
    return answer;
  } finally {
    if (call.key) keys.forget(call.key);
  }
}

const send = (context: Context, id: string, { status, body, replays }: Sent): Response => {
  const key = context.req.header("Idempotency-Key");
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "application/json",
      "Request-Id": id,
      "Stripe-Version": context.req.header("Stripe-Version") ?? API_VERSION,
      ...(key && { "Idempotency-Key": key }),
      ...(replays && { "Idempotent-Replayed": "true", "Original-Request": replays }),
      ...(status === 409 && { "Stripe-Should-Retry": "true" }),
    },
  });
};

/** The API under `/v1`. */
export function serveApi(api: ServedApi): Hono {
  const routes = new Hono();
  const guard = async (context: Context, answer: (id: string) => Promise<Response>): Promise<Response> => {
    const id = newId("req");
    try {
      checkKey(context.req.header("Authorization"), api.secretKey);
      api.settle();
      return await answer(id);
    } catch (error) {
      if (error instanceof StripeError) return send(context, id, errorAnswer(error, id));
      throw error;
    } finally {
      api.afterAnswer();
    }
  };
  for (const endpoint of ENDPOINTS)
    routes.on(endpoint.method, endpoint.path, (context) =>
      guard(context, async (id) => {
        const key = endpoint.method === "POST" ? (context.req.header("Idempotency-Key") ?? null) : null;
        const body = await context.req.text();
        const answer = await answerCall(api, { id, key, body, endpoint, context });
        return answer === CUT
          ? new Response(null, { headers: { [CUT_HEADER]: "true" } })
          : send(context, id, answer);
      }),
    );
  routes.all("/v1/*", (context) =>
    guard(context, () => {
      const { method, path } = context.req;
      throw new StripeError(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${method}: ${path}). This stand-in knows the parts of the API that billing uses.`,
      });
    }),
  );
  return routes;
}
