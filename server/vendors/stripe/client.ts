import { AsyncLocalStorage } from "node:async_hooks";
import { Stripe } from "stripe";
import { ApiError } from "../../../shared/api/errors.ts";
import { PaymentsRefused } from "../../billing/payments.ts";

/** The version that the code was written for: a newer SDK does not compile until somebody has read what changed. */
const API_VERSION = "2026-10-28.endive";

export interface StripeClientOptions {
  readonly secretKey: string;
  /** How to reach the stand-in, which answers to the names of this machine only. */
  readonly standIn?: typeof fetch;
  /** For one try of one call. */
  readonly timeoutMs: number;
  /** For all calls of one request together. */
  readonly deadlineMs: number;
  /** Before the second try of a call; the SDK's own when it is not said. */
  readonly retryDelayMs?: number;
}

export interface StripeClient {
  /** Runs calls of the SDK and translates what goes wrong. */
  readonly ask: <T>(run: (stripe: Stripe) => Promise<T>) => Promise<T>;
  readonly withinDeadline: <T>(run: () => Promise<T>) => Promise<T>;
}

const deadline = new AsyncLocalStorage<AbortSignal>();

/** Ends a try also when the whole request is out of time. */
const boundedBy =
  (ask: typeof fetch): typeof fetch =>
  (input, init) => {
    const signals = [init?.signal, deadline.getStore()].filter((signal) => signal != null);
    // The stand-in's own work, such as its deliveries, has all the time it needs.
    return deadline.exit(() => ask(input, { ...init, signal: AbortSignal.any(signals) }));
  };

const away = (cause: unknown): ApiError => new ApiError("unavailable", { retryAfterS: 5, cause });

const isAway = (error: InstanceType<typeof Stripe.errors.StripeError>): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error.statusCode ?? 500) >= 500 ||
  error.code === "idempotency_key_in_use" ||
  error.code === "lock_timeout";

function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return isAway(error) ? away(error) : new PaymentsRefused(error.code ?? error.type, { cause: error });
}

/** Rejects when the signal fires; what it races with goes on until its next call. */
const ending = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(away(signal.reason)), { once: true });
  });

/** The SDK takes the pause between two tries from itself. */
const withPause = (stripe: Stripe, retryDelayMs: number): Stripe =>
  Object.assign(stripe, {
    getInitialNetworkRetryDelay: () => retryDelayMs / 1000,
    getMaxNetworkRetryDelay: () => retryDelayMs / 1000,
  });

/** Opens the one client of Stripe: times in ms; a stand-in is asked in its place. */
export function openClient({
  secretKey,
  standIn,
  timeoutMs,
  deadlineMs,
  retryDelayMs,
}: StripeClientOptions): StripeClient {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(boundedBy(standIn ?? fetch)),
    ...(standIn && { host: "localhost", protocol: "http" }),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  if (retryDelayMs !== undefined) withPause(stripe, retryDelayMs);
  return {
    ask: async (run) => {
      try {
        return await run(stripe);
      } catch (error) {
        throw translate(error);
      }
    },
    withinDeadline: async (run) => {
      if (deadline.getStore()) return run();
      const signal = AbortSignal.timeout(deadlineMs);
      return Promise.race([deadline.run(signal, run), ending(signal)]);
    },
  };
}
