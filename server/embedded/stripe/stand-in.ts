import { Hono } from "hono";
import { API_VERSION } from "./account.ts";
import { settle } from "./billing/settle.ts";
import { createCallFaults, type CallFault } from "./call-faults.ts";
import { PLAN_CATALOGUE, seedCatalogue, type CatalogueEntry } from "./catalogue.ts";
import { createClock } from "./clock.ts";
import { createIdempotencyKeys } from "./idempotency.ts";
import { newId } from "./ids.ts";
import { loopbackOnly } from "./loopback-only.ts";
import { monthsAfter } from "./months.ts";
import { present } from "./present.ts";
import { createSaver, readSavedState, type SavedState } from "./saved-state.ts";
import { checkoutRoutes } from "./pages/checkout.ts";
import { clockRoutes } from "./pages/clock.ts";
import { invoiceRoutes } from "./pages/invoices.ts";
import { portalRoutes } from "./pages/portal.ts";
import type { Pages } from "./pages/pages.ts";
import { CUT_HEADER, serveApi } from "./serve-api.ts";
import { createStore, type Kept, type KeptEvent } from "./store.ts";
import {
  createDeliveries,
  type Deliveries,
  type DeliveryFaults,
  type WebhookReceiver,
} from "./webhooks/deliveries.ts";
import type { World } from "./world.ts";

export interface StripeStandInOptions {
  /** The key that the SDK must come with. */
  readonly secretKey: string;
  /** Where the hosted pages are reached: the address under which `app` is mounted. */
  readonly pagesUrl: string;
  /** Where events go; null: nowhere. */
  readonly webhook?: WebhookReceiver | null;
  /** The file that outlives a restart; without one everything is forgotten. */
  readonly file?: string;
  /** What is for sale from the start: the product's plans, unless it is said. */
  readonly catalogue?: readonly CatalogueEntry[];
  readonly now?: () => Date;
  /** What the process is for, as in `NODE_ENV`. */
  readonly nodeEnv?: string | undefined;
}

export interface StandInClock {
  /** Seconds since 1970, as the stand-in tells them. */
  readonly now: () => number;
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
  /** What goes wrong with deliveries: set what shall, until it is unset. */
  readonly deliveries: DeliveryFaults;
  /** How many calls wait without an answer. */
  readonly waitingCount: () => number;
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
  readonly deliveries: Pick<Deliveries, "idle" | "release" | "retry" | "undelivered">;
  /** Does what fell due, and tries again what was not delivered. */
  readonly settle: () => Promise<void>;
  /** Waits for what is under way and saves. */
  readonly stop: () => Promise<void>;
}

const DAY = 86_400;

interface Acting {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}

const NOBODY: Acting = { id: null, idempotency_key: null };

/** Opens the stand-in. It refuses to exist in production. */
export function createStripeStandIn({
  secretKey,
  pagesUrl,
  webhook = null,
  file,
  catalogue = PLAN_CATALOGUE,
  now = () => new Date(),
  nodeEnv = process.env["NODE_ENV"],
}: StripeStandInOptions): StripeStandIn {
  if (nodeEnv === "production") throw new Error("The stand-in for Stripe does not run in production.");
  const saved = file ? readSavedState(file) : undefined;
  const store = createStore(saved?.store);
  const clock = createClock(store, now, saved?.offsetMs);
  const faults = createCallFaults();
  const keys = createIdempotencyKeys(clock.machineMs, saved?.keys);
  const deliveries = createDeliveries({
    store,
    receiver: webhook,
    nowMs: clock.machineMs,
    ...(saved && { saved: saved.undelivered }),
    onChange: () => void save(),
  });
  let acting = NOBODY;

  const state = (): SavedState => ({
    version: 1,
    offsetMs: clock.offsetMs(),
    store: store.toJSON(),
    keys: keys.toJSON(),
    undelivered: deliveries.toJSON(),
  });
  const save = file ? createSaver(file, state) : () => Promise.resolve();

  const emit = (type: string, object: Kept, previous?: object): void => {
    const event: KeptEvent = {
      id: newId("evt"),
      object: "event",
      api_version: API_VERSION,
      created: clock.now(
        "customer" in object && typeof object.customer === "string" ? object.customer : null,
      ),
      data: { object: present(store, object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: webhook ? 1 : 0,
      request: acting,
      type,
    };
    store.add(event);
    deliveries.add(event);
  };
  const world: World = { store, clock, keys, faults, pagesUrl: pagesUrl.replace(/\/$/, ""), emit };
  seedCatalogue(world, catalogue);

  const settleNow = (): void => settle(world, clock.now());
  /** Deliveries follow the answer, unless they are to come before it. */
  const finish = async (): Promise<void> => {
    if (deliveries.faults.isEarly) await deliveries.flush();
    await save();
  };
  const afterAnswer = (): void => void setImmediate(() => void deliveries.flush());
  const advanceTo = async (seconds: number): Promise<void> => {
    clock.moveTo(seconds);
    settleNow();
    await deliveries.flush();
    await save();
  };

  const app = new Hono();
  app.use(loopbackOnly);
  app.route(
    "/",
    serveApi({
      world,
      secretKey,
      settle: settleNow,
      finish,
      afterAnswer,
      asRequest: (request, run) => {
        acting = request;
        try {
          return run();
        } finally {
          acting = NOBODY;
        }
      },
    }),
  );

  const pages: Pages = {
    world,
    base: new URL(world.pagesUrl).pathname.replace(/\/$/, ""),
    settle: settleNow,
    finish: async () => {
      await finish();
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
      advanceTo,
      advance: ({ months = 0, days = 0, seconds = 0 }) =>
        advanceTo(monthsAfter(clock.now(), months) + days * DAY + seconds),
    },
    faults: {
      nextCall: faults.next,
      deliveries: deliveries.faults,
      waitingCount: faults.heldCount,
      clear: () => {
        faults.clear();
        for (const name of Object.keys(deliveries.faults) as (keyof DeliveryFaults)[])
          delete deliveries.faults[name];
      },
    },
    deliveries: {
      idle: async () => {
        await new Promise((resolve) => void setImmediate(resolve));
        await deliveries.idle();
      },
      release: deliveries.release,
      retry: deliveries.retry,
      undelivered: deliveries.undelivered,
    },
    settle: async () => {
      settleNow();
      await deliveries.flush();
      await deliveries.retry("due");
      await save();
    },
    stop: async () => {
      faults.clear();
      await deliveries.idle();
      await save();
    },
  };
}
