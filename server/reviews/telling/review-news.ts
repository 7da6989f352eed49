import type { Log } from "../../log.ts";
import { listenTo } from "../../vendors/listener.ts";

/** Says when there may be something new of a review, whoever makes it. */
export interface ReviewNews {
  /** Resolves with the next news of a review, after a while in any case, and when the server stops. */
  readonly next: (jobId: string) => Promise<void>;
  readonly isStopping: () => boolean;
  readonly stop: () => Promise<void>;
}

/** News may be missed: what happened is read again after this long. */
const AT_LEAST_EVERY_MS = 2000;

/** Hears through Postgres what workers tell. */
export function openReviewNews(url: string, log: Log): ReviewNews {
  const waiting = new Map<string, Set<() => void>>();
  let isStopping = false;
  const wake = (jobId: string): void => {
    for (const resume of waiting.get(jobId) ?? []) resume();
  };
  const listener = listenTo({ url, channel: "review_events", log, onMessage: wake });
  return {
    next: (jobId) =>
      new Promise((resolve) => {
        if (isStopping) return resolve();
        const those = waiting.get(jobId) ?? new Set();
        waiting.set(jobId, those);
        const resume = (): void => {
          clearTimeout(timer);
          those.delete(resume);
          if (those.size === 0) waiting.delete(jobId);
          resolve();
        };
        const timer = setTimeout(resume, AT_LEAST_EVERY_MS);
        those.add(resume);
      }),
    isStopping: () => isStopping,
    stop: async () => {
      isStopping = true;
      for (const jobId of waiting.keys()) wake(jobId);
      await listener.stop();
    },
  };
}
