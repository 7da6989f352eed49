import sql from "sql-template-tag";
import { MAX_SCREEN_REVIEWS, type ScreenReview } from "../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Severity } from "../../shared/review/rule.ts";
import type { Caller } from "../http/caller.ts";
import type { Db } from "../vendors/postgres.ts";
import { ownReview, ownReviews } from "./which-review.ts";

/** Reports are large, and whether they hold the screen is only known when they are read: older reviews are left alone. */
const MOST_LOOKED_AT = 100;

interface Row {
  readonly id: string;
  readonly created_at: string;
  readonly counts: Partial<Readonly<Record<Severity, number>>>;
}

interface Screen {
  readonly id: string;
  readonly frameId: string;
}

const countsOf = ({ counts }: Row): ScreenReview["counts"] => ({
  critical: counts.critical ?? 0,
  major: counts.major ?? 0,
  minor: counts.minor ?? 0,
  suggestion: counts.suggestion ?? 0,
});

/** The name of the screen in the review that was named. Ids are only the file's own: another file may have the same. */
async function nameOfScreen(db: Db, caller: Caller, { id, frameId }: Screen): Promise<string> {
  const row = await db.row<{ readonly name: string }>(sql`
    select frame->>'name' as name from public.reviews as review, jsonb_array_elements(review.report) as frame
    where ${ownReview(caller, id)} and frame->>'id' = ${frameId} limit 1`);
  if (!row) throw new ApiError("not_found");
  return row.name;
}

/** A caller's reviews of one screen, the newest first. */
export async function listScreenReviews(
  db: Db,
  caller: Caller,
  screen: Screen,
): Promise<{ reviews: ScreenReview[] }> {
  const name = await nameOfScreen(db, caller, screen);
  const rows = await db.rows<Row>(sql`
    select own.id, own.created_at, coalesce((
      select jsonb_object_agg(severity, count) from (
        select finding->>'severity' as severity, count(*) as count
        from jsonb_array_elements(frame->'findings') as finding
        where finding->'isDetail' is null group by 1
      ) as counted), '{}') as counts
    from (
      select id, created_at, report from public.reviews as review
      where ${ownReviews(caller)} order by created_at desc, id desc limit ${MOST_LOOKED_AT}
    ) as own, jsonb_array_elements(own.report) as frame
    where frame->>'id' = ${screen.frameId} and frame->>'name' = ${name}
    order by own.created_at desc, own.id desc limit ${MAX_SCREEN_REVIEWS}`);
  return { reviews: rows.map((row) => ({ id: row.id, createdAt: row.created_at, counts: countsOf(row) })) };
}
