import { Hono } from "hono";
import { settleDue } from "./billing/settle-due.ts";
import { createCallFaults, type CallFault } from "./calls/call-faults.ts";
import { seedCatalogue } from "./catalogue.ts";
import { createClock } from "./clock.ts";
import { createEvents } from "./events.ts";
import { createIdempotencyKeys } from "./calls/idempotency.ts";
import { loopbackOnly } from "../../server/http/loopback-only.ts";
import { monthsAfter } from "./amounts/months.ts";
import { createSaver, readSavedState, type SavedState } from "./saved-state.ts";
import { checkoutRoutes } from "./pages/checkout.ts";
import { clockRoutes } from "./pages/clock.ts";
import { invoiceRoutes } from "./pages/invoice.ts";
import { portalRoutes } from "./pages/portal.ts";
import type { Pages } from "./pages/layout.ts";
import { CUT_HEADER, serveApi } from "./calls/serve-api.ts";
import { createStore } from "./store.ts";
import {
  createDeliveries,
  type Deliveries,
  type DeliveryFaults,
  type WebhookReceiver,
} from "./webhooks/deliveries.ts";
import type { Settings, World } from "./world.ts";
import { DAY_S } from "../../shared/time-lengths.ts";

export interface StripeStandInOptions {
  /** The key that the SDK must come with. */
  readonly secretKey: string;
  /** Where the hosted pages are reached: the address under which `app` is mounted. */
  readonly pagesUrl: string;
  /** Where events go; null: nowhere. */
  readonly webhook?: WebhookReceiver | null;
  /** The file that outlives a restart; without one everything is forgotten. */
  readonly file?: string;
  /** True, unless it is said: the product's plans are for sale from the start. */
  readonly hasPlans?: boolean;
  readonly now?: () => Date;
  /** Runs when the time was moved, before anything falls due: by how many seconds it is ahead of the machine's. */
  readonly onMoved?: (seconds: number) => Promise<unknown>;
  /** The purpose of the process, as in `NODE_ENV`. */
  readonly nodeEnv?: string | undefined;
}

export interface StandInClock {
  /** Seconds since 1970, as the stand-in tells them. */
  readonly now: () => number;
  /** By how many seconds it is ahead of the machine's. */
  readonly ahead: () => number;
  /** Moves the time forward, and does what falls due on the way. Resolves when it is delivered and saved. */
  readonly advance: (by: {
    readonly months?: number;
    readonly days?: number;
    readonly seconds?: number;
  }) => Promise<void>;
  readonly advanceTo: (seconds: number) => Promise<void>;
}

export interface StandInFaults {
  /** The next call, or calls, of the API go wrong. */
  readonly nextCall: (fault: CallFault) => void;
  /** Faults of deliveries: each that is set lasts until it is unset. */
  readonly deliveries: DeliveryFaults;
  /** Everything goes right again; calls that were left waiting are let go. */
  readonly clear: () => void;
}

export interface StripeStandIn {
  /** The API under `/v1`, and the hosted pages. */
  readonly app: Hono;
  /** Asks the app without a port: for `Stripe.createFetchHttpClient`. */
  readonly fetch: typeof fetch;
  readonly clock: StandInClock;
  readonly faults: StandInFaults;
  readonly settings: Settings;
  readonly deliveries: Pick<Deliveries, "idle" | "release" | "retry" | "undelivered">;
  /** Does what fell due, and tries again what was not delivered. */
  readonly settle: () => Promise<void>;
  /** Waits for what is under way and saves. */
  readonly stop: () => Promise<void>;
}

/** The paths that the stand-in answers, below wherever it is mounted. */
const PATHS = ["/v1/*", "/pay/*", "/portal/*", "/invoice/*", "/clock/*"] as const;

/** Opens the stand-in. It refuses to exist in production. */
export function createStripeStandIn({
  secretKey,
  pagesUrl,
  webhook = null,
  file,
  hasPlans = true,
  now = () => new Date(),
  onMoved,
  nodeEnv = process.env["NODE_ENV"],
}: StripeStandInOptions): StripeStandIn {
  if (nodeEnv === "production") throw new Error("The stand-in for Stripe does not run in production.");
  const saved = file ? readSavedState(file) : undefined;
  const store = createStore(saved?.store);
  const clock = createClock(now, saved?.offsetMs);
  const faults = createCallFaults();
  const settings: Settings = { retriesEnd: "canceled" };
  const keys = createIdempotencyKeys(clock.machineMs, saved?.keys);
  const deliveries = createDeliveries({
    store,
    receiver: webhook,
    nowMs: clock.machineMs,
    ...(saved && { saved: saved.undelivered }),
    // A state that cannot be written now is written with the next answer, or its caller hears of it.
    onChange: () => void save().catch(() => {}),
  });
  const hasReceiver = webhook !== null;
  const events = createEvents({ store, clock, hasReceiver, onEvent: deliveries.add });
  const world: World = {
    store,
    clock,
    keys,
    faults,
    settings,
    pagesUrl: pagesUrl.replace(/\/$/, ""),
    emit: events.emit,
  };
  if (hasPlans) seedCatalogue(world);
  const state = (): SavedState => ({
    version: 1,
    offsetMs: clock.offsetMs(),
    store: store.toJSON(),
    keys: keys.toJSON(),
    undelivered: deliveries.toJSON(),
  });
  const save = file ? createSaver(file, state) : () => Promise.resolve();

  const settleNow = (): void => settleDue(world, clock.now());
  /** Deliveries follow the answer, unless they are to come before it. */
  const finish = async (isWriting: boolean): Promise<void> => {
    if (deliveries.faults.isEarly) await deliveries.flush();
    if (isWriting) await save();
  };
  const afterAnswer = (): void => void setImmediate(() => void deliveries.flush());
  const idle = async (): Promise<void> => {
    await new Promise((resolve) => void setImmediate(resolve));
    await deliveries.idle();
  };
  const advanceTo = async (seconds: number): Promise<void> => {
    clock.moveTo(seconds);
    await onMoved?.(clock.offsetMs() / 1000);
    settleNow();
    await deliveries.flush();
    // A call under way may settle more after its answer.
    await idle();
    await save();
  };

  const app = new Hono();
  for (const path of PATHS) app.use(path, loopbackOnly);
  app.route(
    "/",
    serveApi({ world, secretKey, settle: settleNow, finish, afterAnswer, asRequest: events.asRequest }),
  );
  const pages: Pages = {
    world,
    base: new URL(world.pagesUrl).pathname.replace(/\/$/, ""),
    settle: settleNow,
    finish: async () => {
      await finish(true);
      afterAnswer();
    },
    advanceTo,
    deliveries,
  };
  for (const routes of [checkoutRoutes, portalRoutes, invoiceRoutes, clockRoutes])
    app.route("/", routes(pages));

  return {
    app,
    fetch: async (input, init) => {
      const response = await app.fetch(new Request(input, init));
      if (!response.headers.has(CUT_HEADER)) return response;
      throw new TypeError("fetch failed", {
        cause: Object.assign(new Error("socket hang up"), { code: "ECONNRESET" }),
      });
    },
    clock: {
      now: () => clock.now(),
      ahead: () => clock.offsetMs() / 1000,
      advanceTo,
      advance: ({ months = 0, days = 0, seconds = 0 }) =>
        advanceTo(monthsAfter(clock.now(), months) + days * DAY_S + seconds),
    },
    settings,
    faults: {
      nextCall: faults.next,
      deliveries: deliveries.faults,
      clear: () => {
        faults.clear();
        for (const name of Object.keys(deliveries.faults) as (keyof DeliveryFaults)[])
          delete deliveries.faults[name];
      },
    },
    deliveries: {
      idle,
      release: deliveries.release,
      retry: deliveries.retry,
      undelivered: deliveries.undelivered,
    },
    settle: async () => {
      settleNow();
      await deliveries.flush();
      await deliveries.retry("due");
    },
    stop: async () => {
      faults.clear();
      await idle();
      await save();
    },
  };
}
