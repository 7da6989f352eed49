import sql from "sql-template-tag";
import { MAX_SCREEN_REVIEWS, type ScreenReview } from "../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Severity } from "../../shared/review/rule.ts";
import type { Caller } from "../http/caller/caller.ts";
import type { Db } from "../vendors/postgres.ts";
import { ownReview, ownReviews } from "./which-review.ts";

/** The most reviews that are looked through; older ones of whoever has more are left alone. */
const MOST_LOOKED_AT = 1000;

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

/**
 * A caller's reviews of one screen, the newest first. Ids are only the file's own, and another file may have the same:
 * it is known by its name in the review that was named, too.
 */
export async function listScreenReviews(
  db: Db,
  caller: Caller,
  { id, frameId }: Screen,
): Promise<{ reviews: ScreenReview[] }> {
  const screen = await db.row<{ readonly name: string }>(sql`
    select name from app.review_screens join public.reviews as review on review.id = review_id
    where ${ownReview(caller, id)} and frame_id = ${frameId}`);
  if (!screen) throw new ApiError("not_found");
  const rows = await db.rows<Row>(sql`
    select own.id, own.created_at, counts from (
      select id, created_at from public.reviews as review
      where ${ownReviews(caller)} order by created_at desc, id desc limit ${MOST_LOOKED_AT}
    ) as own join app.review_screens on review_id = own.id
    where frame_id = ${frameId} and name = ${screen.name}
    order by own.created_at desc, own.id desc limit ${MAX_SCREEN_REVIEWS}`);
  return { reviews: rows.map((row) => ({ id: row.id, createdAt: row.created_at, counts: countsOf(row) })) };
}
