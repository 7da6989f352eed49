/** So long a page that reads a promise needs its failure, to be drawn as one that failed: else it asks again for ever. */
export const FAILURE_MS = 1000;

/** Loads a thing once for each key, when it is first asked for: the same promise each time, and a new one after a failure. */
export function loadOnce<Args extends [key?: unknown], T>(
  load: (...args: Args) => Promise<T>,
  failureMs = 0,
): (...args: Args) => Promise<T> {
  const begun = new Map<unknown, Promise<T>>();
  return (...args) => {
    const known = begun.get(args[0]);
    if (known) return known;
    const loading = load(...args);
    begun.set(args[0], loading);
    loading.catch(() => setTimeout(() => begun.delete(args[0]), failureMs));
    return loading;
  };
}
