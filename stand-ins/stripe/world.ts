import type { CallFaults } from "./calls/call-faults.ts";
import type { IdempotencyKeys } from "./calls/idempotency.ts";
import type { Clock } from "./clock.ts";
import type { Kept, Store } from "./store.ts";

/** The context that all parts of the stand-in share. */
export interface World {
  readonly store: Store;
  readonly clock: Clock;
  readonly keys: IdempotencyKeys;
  readonly faults: CallFaults;
  /** Where the hosted pages are, without a slash at the end. */
  readonly pagesUrl: string;
  /** Says that something happened; `previous`: what its fields were before. */
  readonly emit: (type: string, object: Kept, previous?: object) => void;
}
