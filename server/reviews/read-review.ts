import sql, { type Sql } from "sql-template-tag";
import type { StoredReview } from "../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Db } from "../vendors/postgres.ts";

interface Row extends Pick<StoredReview, "id" | "title" | "language" | "aspects" | "purpose" | "engine"> {
  readonly created_at: string;
  readonly report: StoredReview["frames"];
  readonly second_opinion: StoredReview["secondOpinion"]["state"];
  readonly second_findings: StoredReview["secondOpinion"]["findings"];
  readonly second_screens: NonNullable<StoredReview["secondOpinion"]["screens"]>;
  readonly is_charged: boolean;
  readonly marks: NonNullable<StoredReview["secondOpinion"]["marks"]> | null;
  readonly pictures: string[];
}

const reviewOf = (row: Row): StoredReview => ({
  id: row.id,
  title: row.title,
  language: row.language,
  aspects: row.aspects,
  purpose: row.purpose,
  createdAt: row.created_at,
  engine: row.engine,
  frames: row.report,
  secondOpinion: {
    state: row.second_opinion,
    findings: row.second_findings,
    ...(row.second_screens.length > 0 && { screens: row.second_screens }),
    ...(row.marks && { marks: row.marks }),
  },
  isCharged: row.is_charged,
  pictures: row.pictures,
});

/** The review that a condition names. */
export async function readReview(db: Db, which: Sql): Promise<StoredReview> {
  const row = await db.row<Row>(sql`
    select id, title, language, aspects, purpose, created_at, engine, report, second_opinion, second_findings, second_screens, is_charged,
      (select jsonb_object_agg(finding_id, mark) from app.opinion_marks where review_id = review.id) as marks,
      array(select frame_id from app.review_pictures where review_id = review.id order by position) as pictures
    from public.reviews as review where ${which}`);
  if (!row) throw new ApiError("not_found");
  return reviewOf(row);
}
