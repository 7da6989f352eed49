import type { Store } from "./store.ts";

/** The time of the stand-in: the machine's, moved forward by whoever tests. */
export interface Clock {
  /** Seconds since 1970. A customer on a test clock of its own lives in the time of that clock. */
  readonly now: (customer?: string | null) => number;
  /** Does something at another time: what fell due meanwhile happens when it was due. */
  readonly at: <T>(seconds: number, run: () => T) => T;
  /** Moves the common time forward to an instant. It never goes back. */
  readonly moveTo: (seconds: number) => void;
  /** The time of the machine, in milliseconds: deliveries are signed with it. */
  readonly machineMs: () => number;
  readonly offsetMs: () => number;
}

/**
 * Makes the clock of the stand-in: the time of the machine, moved by `startMs` and by testers; customers may have one
 * of their own that stands still.
 */
export function createClock(store: Store, machineNow: () => Date, startMs = 0): Clock {
  let offsetMs = startMs;
  let fixed: number | null = null;
  const common = (): number => Math.floor((machineNow().getTime() + offsetMs) / 1000);
  const frozen = (customer: string | null | undefined): number | undefined => {
    const clock = customer ? store.find("customer", customer)?.test_clock : null;
    return typeof clock === "string" ? store.find("test_helpers.test_clock", clock)?.frozen_time : undefined;
  };
  return {
    now: (customer) => fixed ?? frozen(customer) ?? common(),
    at: (seconds, run) => {
      const before = fixed;
      fixed = seconds;
      try {
        return run();
      } finally {
        fixed = before;
      }
    },
    moveTo: (seconds) => {
      offsetMs = Math.max(offsetMs, seconds * 1000 - machineNow().getTime());
    },
    machineMs: () => machineNow().getTime(),
    offsetMs: () => offsetMs,
  };
}
