const MAX_WAIT_MS = 500;

/** A slice this long leaves a frame of 60 a second room to paint. */
const SLICE_MS = 10;

/** Does some work when nothing is left to paint or to type; the answer calls it off. */
export function inIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}

/** Takes steps until the slice is over; answers the result when there is one. */
function takeSlice<Result>(steps: Iterator<void, Result>): { readonly result: Result } | null {
  const endsAt = performance.now() + SLICE_MS;
  do {
    const step = steps.next();
    if (step.done) return { result: step.value };
  } while (performance.now() < endsAt);
  return null;
}

/**
 * Does work that comes in steps, in slices, from an idle moment after a while on; the answer calls it off. Between two
 * slices whatever waits is done first. Idle moments come 50 ms apart, so that waiting for each would take five times as long.
 */
export function inIdleAfter<Result>(
  delayMs: number,
  start: () => Iterator<void, Result>,
  done: (result: Result) => void,
): () => void {
  let stop = () => {};
  const goOn = (steps: Iterator<void, Result>): void => {
    const slice = takeSlice(steps);
    if (slice) return done(slice.result);
    const next = setTimeout(() => goOn(steps));
    stop = () => clearTimeout(next);
  };
  const timer = setTimeout(() => (stop = inIdle(() => goOn(start()))), delayMs);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
