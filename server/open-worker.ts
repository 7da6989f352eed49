import type { Env } from "./env.ts";
import type { Log } from "./log.ts";
import { queueMail } from "./mail/open-mailer.ts";
import { startReviewWorker, type ReviewWorker, type WorkerWorld } from "./reviews/review-worker.ts";
import { openSecondOpinion } from "./second-opinion/open-second-opinion.ts";
import { openQueue } from "./vendors/pg-boss.ts";
import { openPool } from "./vendors/postgres.ts";

/** Starts to make the reviews that servers of the same database put into the queue. */
export async function openWorker(env: Env, url: string, log: Log): Promise<ReviewWorker> {
  const db = openPool({ url, log, max: 6 });
  const world: WorkerWorld = {
    db,
    log,
    mailer: { queue: queueMail },
    secondOpinion: openSecondOpinion(env, log),
  };
  const worker = await startReviewWorker(world, await openQueue({ url, log }, "worker"));
  return {
    stop: async (graceMs) => {
      await worker.stop(graceMs);
      await db.stop();
    },
  };
}
