import { setTimeout } from "node:timers/promises";
import type { Env } from "./env.ts";
import { describeError, type Log } from "./log.ts";
import { queueMail } from "./mail/open-mailer.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import { startReviewWorker, type ReviewWorker } from "./reviews/making/review-worker.ts";
import type { WorkerDeps } from "./reviews/job/job-under-way.ts";
import { openSecondOpinion } from "./second-opinion/open-second-opinion.ts";
import { openQueue, type JobQueue } from "./vendors/pg-boss.ts";
import { openPool } from "./vendors/postgres.ts";

const PAUSE_MS = 1000;

/** A worker that starts while the database is away waits for it: there is nothing else to do for it. */
async function openPatiently(url: string, log: Log): Promise<JobQueue> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await openQueue({ url, log }, "worker");
    } catch (error) {
      if (isFirst) log("worker_waits", describeError(error));
      await setTimeout(PAUSE_MS);
    }
  }
}

/** Starts to make the reviews that servers of the same database put into the queue. */
export async function openWorker(
  env: Env,
  url: string,
  pictures: PictureStore,
  log: Log,
): Promise<ReviewWorker> {
  const db = openPool({ url, log, max: 6 });
  const world: WorkerDeps = {
    db,
    log,
    mailer: { queue: queueMail },
    pause: (ms) => setTimeout(ms),
    pictures,
    secondOpinion: openSecondOpinion(env, log),
  };
  const worker = await startReviewWorker(world, await openPatiently(url, log));
  return {
    stop: async (graceMs) => {
      await worker.stop(graceMs);
      await db.stop();
    },
  };
}
