import { availableParallelism } from "node:os";
import type { JobQueue } from "../../vendors/pg-boss.ts";
import { giveUpReview, makeReview } from "./make-review.ts";
import type { WorkerDeps } from "./worker-deps.ts";
import { THREAD_BUDGET, openMeasuringThreads, type ThreadBudget } from "../measuring/measuring-threads.ts";

/** Makes the reviews of the queue, until it is stopped. */
export interface ReviewWorker {
  /** Waits for what is under way; what takes longer than the grace is given to another worker. */
  readonly stop: (graceMs?: number) => Promise<void>;
}

/** Most of a review's time goes by while the model thinks. */
const AT_ONCE = 8;

/** The part of the twenty seconds of a stop in which reviews may end; the rest is for storing. */
const GRACE_MS = 15_000;

export interface WorkerOptions {
  /** Threads that measure: one processor is left to the others. */
  readonly threads?: number;
  readonly atOnce?: number;
  readonly budget?: ThreadBudget;
}

export type WorkerWorld = Omit<WorkerDeps, "threads">;

/** Starts to take reviews out of a queue. */
export async function startReviewWorker(
  world: WorkerWorld,
  queue: JobQueue,
  {
    threads: count = Math.max(1, availableParallelism() - 1),
    atOnce = AT_ONCE,
    budget = THREAD_BUDGET,
  }: WorkerOptions = {},
): Promise<ReviewWorker> {
  const threads = openMeasuringThreads(count, budget);
  const stopping = new AbortController();
  const deps = { ...world, threads };
  await queue.work({
    atOnce,
    run: (id, signal) => makeReview(deps, id, AbortSignal.any([signal, stopping.signal])),
    giveUp: (id) => giveUpReview(deps, id),
  });
  return {
    stop: async (graceMs = GRACE_MS) => {
      const impatient = setTimeout(() => stopping.abort(), graceMs);
      await queue.stop(graceMs + 2000);
      clearTimeout(impatient);
      await threads.stop();
    },
  };
}
