/** Stops asking a service that fails, for a while, and then tries once before asking it again. */
export interface Breaker {
  readonly isClosed: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
}

const MOST_FAILURES = 5;
const WITHIN_MS = 30_000;
const PAUSE_MS = 30_000;

/** Opens after five failures in 30 s. After 30 s more, one trial decides: it closes again, or pauses anew. */
export function makeBreaker(now: () => number): Breaker {
  let failures: readonly number[] = [];
  let pausedUntil: number | null = null;
  return {
    isClosed: () => pausedUntil === null || now() >= pausedUntil,
    succeeded: () => {
      failures = [];
      pausedUntil = null;
    },
    failed: () => {
      const isTrial = pausedUntil !== null;
      failures = [...failures.filter((at) => at > now() - WITHIN_MS), now()];
      if (isTrial || failures.length >= MOST_FAILURES) pausedUntil = now() + PAUSE_MS;
    },
  };
}
