import { present } from "../present.ts";
import type { KeptEvent, Store } from "../store.ts";
import { createHmac } from "node:crypto";

/** The header with which Stripe signs a delivery: https://docs.stripe.com/webhooks#verify-manually */
function signatureHeader(payload: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

/** Where events are delivered. */
export interface WebhookReceiver {
  readonly url: string;
  readonly secret: string;
  /** Asked instead of the network. */
  readonly fetch?: (request: Request) => Response | Promise<Response>;
}

/** Faults of deliveries, each until it is switched off again. */
export interface DeliveryFaults {
  /** Each is delivered twice. */
  isDuplicated?: boolean;
  /** The events of one call come in another order. */
  isShuffled?: boolean;
  /** They wait for `release`. */
  isDelayed?: boolean;
  /** They never come, as if Stripe had given up. */
  isDropped?: boolean;
  hasWrongSignature?: boolean;
  /** Signed an hour ago. */
  hasOldTimestamp?: boolean;
  /** They come before the call that caused them is answered. */
  isEarly?: boolean;
}

/** A delivery that failed and is tried again. */
export interface Undelivered {
  readonly event: string;
  readonly attempts: number;
  readonly nextAtMs: number;
}

export interface Deliveries {
  readonly faults: DeliveryFaults;
  /** Notes that an event is to be delivered. */
  readonly add: (event: KeptEvent) => void;
  /** Delivers what was added. Resolves when the receiver has answered. */
  readonly flush: () => Promise<void>;
  /** Delivers what was delayed. */
  readonly release: () => Promise<void>;
  /** Tries again what failed: what is due, or everything. */
  readonly retry: (which?: "due" | "all") => Promise<void>;
  /** Resolves when nothing is under way. */
  readonly idle: () => Promise<void>;
  readonly undelivered: () => readonly Undelivered[];
  readonly toJSON: () => readonly Undelivered[];
}

const PATIENCE_MS = 10_000;
const HOUR = 3600;
const MINUTES_BETWEEN = [1, 5, 30, 120, 360, 720, 1440, 1440] as const;

export interface DeliveriesOptions {
  readonly store: Store;
  readonly receiver: WebhookReceiver | null;
  readonly nowMs: () => number;
  readonly saved?: readonly Undelivered[];
  readonly onChange: () => void;
}

/** Deliveries of events to the one receiver, signed as Stripe signs them. */
export function createDeliveries({
  store,
  receiver,
  nowMs,
  saved = [],
  onChange,
}: DeliveriesOptions): Deliveries {
  const faults: DeliveryFaults = {};
  let added: string[] = [];
  let delayed: string[] = [];
  const failed = new Map(saved.map((one) => [one.event, one]));
  const sending = new Set<string>();
  const underWay = new Set<Promise<void>>();

  async function send({ url, secret, fetch: ask = fetch }: WebhookReceiver, id: string): Promise<boolean> {
    const payload = JSON.stringify(present(store, store.get("event", id)), null, 2);
    const seconds = Math.floor(nowMs() / 1000) - (faults.hasOldTimestamp ? HOUR : 0);
    const usedSecret = faults.hasWrongSignature ? `${secret}-of-another` : secret;
    const request = new Request(url, {
      method: "POST",
      body: payload,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Stripe-Signature": signatureHeader(payload, usedSecret, seconds),
        "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const isTaken = await Promise.resolve(ask(request)).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    return isTaken;
  }

  async function deliver(to: WebhookReceiver, id: string): Promise<void> {
    const event = store.find("event", id);
    if (!event) return void failed.delete(id);
    if (await send(to, id)) {
      failed.delete(id);
      event.pending_webhooks = 0;
    } else {
      const attempts = (failed.get(id)?.attempts ?? 0) + 1;
      const minutes = MINUTES_BETWEEN[attempts - 1];
      if (minutes === undefined) failed.delete(id);
      else failed.set(id, { event: id, attempts, nextAtMs: nowMs() + minutes * 60_000 });
    }
    onChange();
  }

  async function deliverAll(ids: readonly string[]): Promise<void> {
    if (!receiver) return;
    for (const id of ids) sending.add(id);
    for (const id of faults.isShuffled ? ids.toReversed() : ids) {
      for (let copy = 0; copy < (faults.isDuplicated ? 2 : 1); copy++) await deliver(receiver, id);
      sending.delete(id);
    }
  }

  const track = (work: Promise<void>): Promise<void> => {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };

  return {
    faults,
    add: ({ id }) => void (receiver && added.push(id)),
    flush: () => {
      const ids = added;
      added = [];
      if (faults.isDropped) return Promise.resolve();
      if (faults.isDelayed) {
        delayed = [...delayed, ...ids];
        return Promise.resolve();
      }
      return track(deliverAll(ids));
    },
    release: () => {
      const ids = delayed;
      delayed = [];
      return track(deliverAll(ids));
    },
    retry: (which = "all") => {
      const due = [...failed.values()].filter(({ nextAtMs }) => which === "all" || nextAtMs <= nowMs());
      return track(deliverAll(due.map(({ event }) => event)));
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    undelivered: () => [...failed.values()],
    // Events that wait or are under way are sent again after a restart: a receiver must bear that.
    toJSON: () => [
      ...failed.values(),
      ...[...added, ...delayed, ...sending].map((event) => ({ event, attempts: 0, nextAtMs: 0 })),
    ],
  };
}
