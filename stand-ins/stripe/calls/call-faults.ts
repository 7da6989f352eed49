/** A fault with which calls of the API are to fail. */
export interface CallFault {
  readonly kind: "500" | "429" | "timeout" | "reset";
  /** `after`: the work is done, and only the answer is lost. Otherwise nothing is done. */
  readonly when?: "before" | "after";
  /** How many calls; one, unless it is said. */
  readonly times?: number;
  /** Only calls whose method and address match, such as `/^POST \/v1\/subscriptions/`. */
  readonly match?: RegExp;
}

export interface CallFaults {
  /** The next call, or calls, go wrong like this. */
  readonly next: (fault: CallFault) => void;
  /** No more faults. Calls that were left waiting are let go. */
  readonly clear: () => void;
  readonly take: (call: string) => CallFault | undefined;
  /** Waits until `clear`, or until the caller gives up. */
  readonly hold: (signal: AbortSignal) => Promise<void>;
}

/** Makes the faults that a test has calls answered with; none at first. */
export function createCallFaults(): CallFaults {
  let waiting: { fault: CallFault; left: number }[] = [];
  let held: (() => void)[] = [];
  return {
    next: (fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    clear: () => {
      waiting = [];
      for (const letGo of held) letGo();
    },
    take: (call) => {
      const found = waiting.find(({ fault }) => fault.match?.test(call) ?? true);
      if (!found) return undefined;
      found.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return found.fault;
    },
    hold: (signal) =>
      new Promise((resolve) => {
        const letGo = (): void => {
          held = held.filter((other) => other !== letGo);
          resolve();
        };
        held = [...held, letGo];
        if (signal.aborted) letGo();
        signal.addEventListener("abort", letGo, { once: true });
      }),
  };
}
