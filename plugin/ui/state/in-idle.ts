const MAX_WAIT_MS = 500;

/** Does some work when nothing is left to paint or to type; the answer calls it off. */
function inIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}

/** Does some work in an idle moment after a while, unless it is called off before. */
export function inIdleAfter(delayMs: number, work: () => void): () => void {
  if (delayMs === 0) return inIdle(work);
  let stop = () => {};
  const timer = setTimeout(() => (stop = inIdle(work)), delayMs);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
