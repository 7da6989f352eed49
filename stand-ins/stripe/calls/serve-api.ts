import { Hono, type Context } from "hono";
import { API_VERSION } from "../account.ts";
import { newId } from "../ids.ts";
import { present } from "../present.ts";
import type { World } from "../world.ts";
import type { CallFault } from "./call-faults.ts";
import type { StripeEndpoint } from "./endpoint.ts";
import { parseForm } from "./form.ts";
import { fingerprintOf } from "./idempotency.ts";
import { StripeError } from "./stripe-error.ts";
import { CATALOGUE } from "../api/catalogue.ts";
import { CHECKOUT } from "../api/checkout.ts";
import { CUSTOMERS } from "../api/customers.ts";
import { INVOICES } from "../api/invoices.ts";
import { PAYMENTS } from "../api/payments.ts";
import { SCHEDULES } from "../api/schedules.ts";
import { SUBSCRIPTIONS } from "../api/subscriptions.ts";

/** Every address of the API that the stand-in knows. */
const ENDPOINTS: readonly StripeEndpoint[] = [
  ...CATALOGUE,
  ...CUSTOMERS,
  ...CHECKOUT,
  ...SUBSCRIPTIONS,
  ...SCHEDULES,
  ...INVOICES,
  ...PAYMENTS,
];

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

const SERVER_FAULT = new StripeError(500, {
  type: "api_error",
  message: "An error occurred internally with Stripe. (The stand-in was asked to.)",
});
const TOO_MANY = new StripeError(429, {
  type: "invalid_request_error",
  code: "rate_limit",
  message: "Request rate limit exceeded.",
});

/** An answer; `replays`: the request that it was given to before. */
interface Sent {
  readonly status: number;
  readonly body: string;
  readonly replays?: string;
}

const sentOf = (status: number, body: object): Sent => ({ status, body: JSON.stringify(body, null, 2) });

const errorOf = (error: unknown, request: string): Sent => {
  if (!(error instanceof StripeError)) throw error;
  const request_log_url = `https://dashboard.stripe.com/test/logs/${request}`;
  return sentOf(error.status, { error: { ...error.body, request_log_url } });
};

function checkKey(header: string | undefined, secretKey: string): void {
  const key = (header ?? "").replace(/^Bearer /, "");
  if (key === secretKey) return;
  throw new StripeError(401, {
    type: "invalid_request_error",
    message: key
      ? `Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}`
      : "You did not provide an API key.",
  });
}

/** Cuts the connection of a request, where there is one. */
function cut({ env }: Context): Response {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { destroy: () => void } } };
  incoming?.socket?.destroy();
  return new Response(null, { headers: { [CUT_HEADER]: "true" } });
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
export function serveApi({ world, secretKey, asRequest, settle, finish, afterAnswer }: ServedApi): Hono {
  const { keys, faults } = world;
  const routes = new Hono();

  /** Waits as long as a fault says. True: the caller gets no answer. */
  const suffer = async ({ req }: Context, { kind }: CallFault): Promise<boolean> => {
    if (kind === "timeout") await faults.hold(req.raw.signal);
    return kind === "timeout" || kind === "reset";
  };

  const orError = (run: () => Sent, id: string): Sent => {
    try {
      return run();
    } catch (error) {
      return errorOf(error, id);
    }
  };

  async function answer(endpoint: StripeEndpoint, context: Context, id: string): Promise<Response> {
    const { req } = context;
    const isWriting = endpoint.method !== "GET";
    const key = endpoint.method === "POST" ? (req.header("Idempotency-Key") ?? null) : null;
    const body = await req.text();
    const fault = faults.take(`${req.method} ${req.path}`);
    const isAfter = fault?.when === "after";
    if (fault && !isAfter) {
      if (fault.kind === "429") throw TOO_MANY;
      if (await suffer(context, fault)) return cut(context);
    }
    const fingerprint = fingerprintOf(req.method, req.path, body);
    const before = key ? keys.claim(key, fingerprint) : undefined;
    if (before) return send(context, id, { ...before, replays: before.request });
    try {
      const asked = endpoint.read({ ...parseForm(new URL(req.url).search.slice(1)), ...parseForm(body) });
      const work = (): Sent => {
        if (fault?.kind === "500" && !isAfter) throw SERVER_FAULT;
        const done = asRequest({ id, idempotency_key: key }, () =>
          present(world.store, asked.run(world, req.param("id") ?? ""), asked.expand),
        );
        if (fault?.kind === "500") throw SERVER_FAULT;
        return sentOf(200, done);
      };
      const sent = orError(work, id);
      // An error is kept under the key, too, once the work had begun.
      if (key) keys.remember(key, { ...sent, fingerprint, atMs: world.clock.machineMs(), request: id });
      await finish(isWriting);
      if (fault && isAfter) {
        afterAnswer();
        if (await suffer(context, fault)) return cut(context);
      }
      return send(context, id, sent);
    } finally {
      if (key) keys.forget(key);
    }
  }

  const serve =
    (run: (context: Context, id: string) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const id = newId("req");
      try {
        checkKey(context.req.header("Authorization"), secretKey);
        settle();
        return await run(context, id);
      } catch (error) {
        return send(context, id, errorOf(error, id));
      } finally {
        afterAnswer();
      }
    };
  for (const endpoint of ENDPOINTS)
    routes.on(
      endpoint.method,
      endpoint.path,
      serve((context, id) => answer(endpoint, context, id)),
    );
  routes.all(
    "/v1/*",
    serve(async ({ req: { method, path } }) => {
      throw new StripeError(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${method}: ${path}). This stand-in knows the parts of the API that billing uses.`,
      });
    }),
  );
  return routes;
}
