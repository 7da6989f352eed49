import type { CallFaults } from "./calls/call-faults.ts";
import type { IdempotencyKeys } from "./calls/idempotency.ts";
import type { Clock } from "./clock.ts";
import type { Kept, Store } from "./store.ts";

/** Settings of the account, as its owner makes them in the dashboard. */
export interface Settings {
  /** The end of a subscription whose renewal was never paid. */
  retriesEnd: "canceled" | "unpaid";
}

/** The context that all parts of the stand-in share. */
export interface World {
  readonly store: Store;
  readonly clock: Clock;
  readonly keys: IdempotencyKeys;
  readonly faults: CallFaults;
  readonly settings: Settings;
  /** Where the hosted pages are, without a slash at the end. */
  readonly pagesUrl: string;
  /** Says that something happened; `previous`: what its fields were before. */
  readonly emit: (type: string, object: Kept, previous?: object) => void;
}
