import type { JobQueue } from "../../vendors/pg-boss.ts";
import { giveUpReview, makeReview } from "./make-review.ts";
import type { WorkerDeps } from "../job/job-under-way.ts";

/** Makes the reviews of the queue, until it is stopped. */
export interface ReviewWorker {
  /** Waits for what is under way; what takes longer than the grace is given to another worker. */
  readonly stop: (graceMs?: number) => Promise<void>;
}

/** A review's time goes by while the model thinks. */
const AT_ONCE = 8;

/** The part of the twenty seconds of a stop in which reviews may end; the rest is for storing. */
const GRACE_MS = 15_000;

/** Starts to take reviews out of a queue. */
export async function startReviewWorker(deps: WorkerDeps, queue: JobQueue): Promise<ReviewWorker> {
  const stopping = new AbortController();
  await queue.work({
    atOnce: AT_ONCE,
    run: (id, signal) => makeReview(deps, id, AbortSignal.any([signal, stopping.signal])),
    giveUp: (id) => giveUpReview(deps, id),
  });
  return {
    stop: async (graceMs = GRACE_MS) => {
      const impatient = setTimeout(() => stopping.abort(), graceMs);
      await queue.stop(graceMs + 2000);
      clearTimeout(impatient);
    },
  };
}
