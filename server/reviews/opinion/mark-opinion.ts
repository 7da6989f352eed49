import sql, { type Sql } from "sql-template-tag";
import type { OpinionMark } from "../../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Db } from "../../vendors/postgres.ts";

interface Marked {
  readonly findingId: string;
  /** Null takes back what was said. */
  readonly mark: OpinionMark | null;
}

const REMOVED = (reviewId: string, findingId: string): Sql =>
  sql`delete from app.opinion_marks where review_id = ${reviewId} and finding_id = ${findingId}`;

const KEPT = (reviewId: string, findingId: string, mark: OpinionMark): Sql => sql`
  insert into app.opinion_marks (review_id, finding_id, mark) values (${reviewId}, ${findingId}, ${mark})
  on conflict (review_id, finding_id) do update set mark = excluded.mark, marked_at = clock_timestamp()`;

/** Keeps what somebody says of a finding of the second opinion, with the review that a condition names. */
export async function markOpinion(db: Db, which: Sql, { findingId, mark }: Marked): Promise<void> {
  const row = await db.row<{ id: string }>(sql`
    select id from public.reviews as review
    where ${which} and second_findings @> jsonb_build_array(jsonb_build_object('id', ${findingId}::text))`);
  if (!row) throw new ApiError("not_found");
  await db.row(mark === null ? REMOVED(row.id, findingId) : KEPT(row.id, findingId, mark));
}
