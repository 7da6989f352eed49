import sql from "sql-template-tag";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller/caller.ts";
import { describeError } from "../../log.ts";
import type { Db } from "../../vendors/postgres.ts";

/** Asks whoever makes a review, or goes on with one, to end it with what there is. */
export async function stopReview(
  db: Db,
  { userId, installationId }: Caller,
  reviewId: string,
): Promise<void> {
  const stopped = await db.rows(sql`
    update app.review_jobs set stopped_at = coalesce(stopped_at, clock_timestamp())
    where ended_at is null and (id = ${reviewId} or review_id = ${reviewId})
      and (user_id = ${userId} or installation_id = ${installationId})
    returning id`);
  if (stopped.length === 0) throw new ApiError("not_found");
}

/** The time between two looks for a wish to stop: somebody waits for it, and notices no shorter one. */
const LOOK_EVERY_MS = 500;

/** Comes when somebody wants no more of a job. */
interface Watch {
  readonly signal: AbortSignal;
  readonly end: () => void;
}

async function isStopped(db: Db, jobId: string): Promise<boolean> {
  const row = await db.row<{ is_stopped: boolean }>(
    sql`select stopped_at is not null or ended_at is not null as is_stopped
      from app.review_jobs where id = ${jobId}`,
  );
  return row?.is_stopped ?? true; // its review or its account was deleted
}

/** Looks again and again whether a job was stopped, or is there no more; a database that is away has not stopped it. */
export async function watchForStop({ db, log }: Pick<Deps, "db" | "log">, jobId: string): Promise<Watch> {
  const stop = new AbortController();
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      if (await isStopped(db, jobId))
        stop.abort(new DOMException("Somebody wants no more of it.", "StopWanted"));
    } catch (error) {
      log("stop_not_seen", { reviewId: jobId, ...describeError(error) });
    }
    isLooking = false;
  };
  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return { signal: stop.signal, end: () => clearInterval(timer) };
}
