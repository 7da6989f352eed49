import sql from "sql-template-tag";
import type { Deps } from "../../deps.ts";
import { failedEvent } from "../telling/follow-review.ts";
import { LEASE_S } from "../reserve-review.ts";
import { tellEvent } from "../job/review-job.ts";

/**
 * Tells the end of reviews that nobody makes any more: their request was given back when its lease ended. What costs
 * nothing has no lease, and is given as long.
 */
export async function endLostReviews({ db }: Pick<Deps, "db">): Promise<void> {
  const lost = await db.rows<{ id: string }>(sql`
    select job.id from app.review_jobs as job
    left join app.usage_reservations as reservation on reservation.id = job.reservation_id
    where job.ended_at is null and case
      when job.reservation_id is null then job.created_at < clock_timestamp() - make_interval(secs => ${LEASE_S})
      else reservation.state <> 'reserved'
    end limit 100`);
  for (const { id } of lost) await tellEvent(db, id, failedEvent("unavailable"));
}
