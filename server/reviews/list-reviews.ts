import sql, { type Sql } from "sql-template-tag";
import type { ReviewSummary } from "../../shared/api/endpoints/reviews.ts";
import type { Caller } from "../http/caller/caller.ts";
import type { Db } from "../vendors/postgres.ts";
import { readCursor, writeCursor } from "./review-cursor.ts";
import { ownReviews } from "./which-review.ts";

export interface ReviewRow extends Pick<ReviewSummary, "id" | "title" | "language"> {
  readonly created_at: string;
  readonly frame_count: number;
  readonly severity_counts: ReviewSummary["counts"];
  readonly picture_frame_id: string | null;
  readonly at_us: number;
  readonly user_id: string | null;
  readonly maker: string | null;
}

export interface PageAsked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface ReviewList {
  readonly reviews: ReviewSummary[];
  readonly nextCursor: string | null;
}

export const summaryOf = (row: ReviewRow): ReviewSummary => ({
  id: row.id,
  title: row.title,
  language: row.language,
  createdAt: row.created_at,
  frames: row.frame_count,
  counts: row.severity_counts,
  pictureFrameId: row.picture_frame_id,
});

/** A page of the reviews that a condition names, the newest first. */
export async function pageOf(
  db: Db,
  which: Sql,
  { cursor, limit }: PageAsked,
): Promise<{ readonly rows: readonly ReviewRow[]; readonly nextCursor: string | null }> {
  const from = cursor === undefined ? null : readCursor(cursor);
  const rows = await db.rows<ReviewRow>(sql`
    select id, title, language, created_at, frame_count, severity_counts, user_id,
      (select name from public.accounts where user_id = review.user_id) as maker,
      (select frame_id from app.review_pictures where review_id = review.id order by position limit 1) as picture_frame_id,
      (extract(epoch from created_at) * 1000000)::bigint as at_us
    from public.reviews as review
    where ${which} and (
      ${from === null} or (created_at, id) < (
        timestamptz 'epoch' + ${from?.atUs ?? 0}::bigint * interval '1 microsecond', ${from?.id ?? null}::uuid
      )
    )
    order by created_at desc, id desc limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    nextCursor: last && rows.length > limit ? writeCursor({ atUs: last.at_us, id: last.id }) : null,
  };
}

/** A page of a caller's reviews, the newest first. */
export async function listReviews(db: Db, caller: Caller, { cursor, limit }: PageAsked): Promise<ReviewList> {
  const { rows, nextCursor } = await pageOf(db, ownReviews(caller), { cursor, limit });
  return { reviews: rows.map(summaryOf), nextCursor };
}
