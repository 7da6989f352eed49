/** The time of the stand-in: the machine's, moved forward by whoever tests. */
export interface Clock {
  /** Seconds since 1970. */
  readonly now: () => number;
  /** Does something at another time: things that fell due meanwhile happen when they were due. */
  readonly at: <T>(seconds: number, run: () => T) => T;
  /** Moves the time forward to an instant. It never goes back. */
  readonly moveTo: (seconds: number) => void;
  /** The time of the machine, in milliseconds: deliveries are signed with it. */
  readonly machineMs: () => number;
  readonly offsetMs: () => number;
}

/** Makes the clock of the stand-in: the time of the machine, moved by `startMs` and by testers. */
export function createClock(machineNow: () => Date, startMs = 0): Clock {
  let offsetMs = startMs;
  let fixed: number | null = null;
  return {
    now: () => fixed ?? Math.floor((machineNow().getTime() + offsetMs) / 1000),
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
