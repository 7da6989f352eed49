import { ApiError, hasCode } from "./errors.ts";

const TRIES = 3;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 5000;

/** Half of the pause is chance, so that many clients do not come back at the same moment. */
const pauseMs = (attempt: number, { retryAfterS }: ApiError): number =>
  retryAfterS === undefined ? FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()) : retryAfterS * 1000;

const isPassing = (error: unknown): error is ApiError => hasCode(error, "unavailable", "stopping");

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Tries again what is safe to repeat, three times in all, when the service is away for a moment. */
export async function withRetries<T>(
  isRepeatable: boolean,
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
  attempt = 0,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isRepeatable || !isPassing(error) || attempt + 1 >= TRIES) throw error;
    const ms = pauseMs(attempt, error);
    if (ms > LONGEST_PAUSE_MS) throw error;
    await wait(ms, signal);
    return withRetries(isRepeatable, signal, run, attempt + 1);
  }
}
