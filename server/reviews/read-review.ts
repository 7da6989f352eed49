import sql, { type Sql } from "sql-template-tag";
import type { StoredReview } from "../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { withDoubts } from "../../shared/review/doubts.ts";
import type { Caller } from "../http/caller/caller.ts";
import type { Db } from "../vendors/postgres.ts";
import { readStored } from "./read-stored.ts";
import { readableReview } from "./which-review.ts";

interface Row extends Pick<StoredReview, "id" | "title" | "language" | "aspects" | "purpose" | "engine"> {
  readonly created_at: string;
  /** JSON, as are the findings and the inquiries. */
  readonly report: string;
  readonly second_opinion: StoredReview["secondOpinion"]["state"];
  readonly second_findings: string;
  readonly second_screens: NonNullable<StoredReview["secondOpinion"]["screens"]>;
  readonly is_charged: boolean;
  readonly marks: NonNullable<StoredReview["secondOpinion"]["marks"]> | null;
  readonly inquiries: string | null;
  readonly pictures: string[];
  readonly user_id: string | null;
  /** Whose it is, where it is shared with a team. */
  readonly shared_by: string | null;
}

const reviewOf = (row: Row): StoredReview => ({
  id: row.id,
  title: row.title,
  language: row.language,
  aspects: row.aspects,
  purpose: row.purpose,
  createdAt: row.created_at,
  engine: row.engine,
  frames: (readStored(row.report) as StoredReview["frames"]).map((frame) =>
    withDoubts(frame, row.second_screens),
  ),
  secondOpinion: {
    state: row.second_opinion,
    findings: readStored(row.second_findings) as StoredReview["secondOpinion"]["findings"],
    ...(row.second_screens.length > 0 && { screens: row.second_screens }),
    ...(row.marks && { marks: row.marks }),
  },
  ...(row.inquiries && { inquiries: readStored(row.inquiries) as NonNullable<StoredReview["inquiries"]> }),
  isCharged: row.is_charged,
  ...(row.shared_by !== null && { team: { isOwn: true, by: row.shared_by } }),
  pictures: row.pictures,
});

async function rowOf(db: Db, which: Sql): Promise<Row> {
  const row = await db.row<Row>(sql`
    select id, title, language, aspects, purpose, created_at, engine, report::text, second_opinion, second_findings::text, second_screens, is_charged, user_id,
      (select name from public.team_members as member
        where member.user_id = review.user_id and member.team_id = review.team_id) as shared_by,
      (select jsonb_object_agg(finding_id, mark) from app.opinion_marks where review_id = review.id) as marks,
      (select jsonb_agg(inquiry || jsonb_build_object('id', id, 'points', points, 'state', state) order by asked_at)::text
        from app.review_inquiries where review_id = review.id and state <> 'asked') as inquiries,
      array(select frame_id from app.review_pictures where review_id = review.id order by position) as pictures
    from public.reviews as review where ${which}`);
  if (!row) throw new ApiError("not_found");
  return row;
}

/** The review that a condition names. */
export const readReview = async (db: Db, which: Sql): Promise<StoredReview> =>
  reviewOf(await rowOf(db, which));

/** A review as somebody may read it: what its maker thought of the findings is their own. */
export async function readReviewFor(db: Db, caller: Caller, id: string): Promise<StoredReview> {
  const row = await rowOf(db, readableReview(caller, id));
  const review = reviewOf(row);
  if (row.shared_by === null || row.user_id === caller.userId) return review;
  const { marks: _, ...secondOpinion } = review.secondOpinion;
  return { ...review, secondOpinion, team: { isOwn: false, by: row.shared_by } };
}
