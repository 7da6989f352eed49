import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import { MAX_INQUIRIES } from "../../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../vendors/postgres.ts";
import { handIn } from "../job/review-job.ts";
import { opinionFor } from "../opinion/opinion-for.ts";
import { readStanding } from "../measuring/standing.ts";
import { takeTurn } from "../measuring/take-turn.ts";
import type { MeasuredRequest } from "../measuring/measuring.ts";
import { canBeAsked } from "../opinion/model-pause.ts";
import { readReview } from "../read-review.ts";
import { storableJson } from "../storable-json.ts";
import { followReview } from "../telling/follow-review.ts";
import { seqAfter, storedEnd, type FollowedRequest, type ToldEvents } from "../telling/told-event.ts";
import { ownReview } from "../which-review.ts";

interface AskedInquiry extends FollowedRequest {
  readonly params: { readonly id: string };
  readonly key: string;
}

/** The same key names the same question: whoever asks again hears the same reply. */
function inquiryIdOf({ params, key }: AskedInquiry): string {
  const hex = createHash("sha256").update(`${params.id}\n${key}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

interface Known {
  readonly request_hash: string;
  /** Its job is kept: it tells the reply. */
  readonly is_told: boolean;
}

/** A question that was asked before, with this key, of one's own review. */
const knownInquiry = (db: Db, { caller, params }: AskedInquiry, id: string): Promise<Known | undefined> =>
  db.row(sql`
    select inquiry.request_hash, exists (select from app.review_jobs where id = inquiry.id) as is_told
    from app.review_inquiries as inquiry join public.reviews as review on review.id = inquiry.review_id
    where inquiry.id = ${id} and ${ownReview(caller, params.id)}`);

/** More that came to nothing than these, and somebody makes it fail: each costs us a model. */
const MAX_FAILED = 5;

interface Counts {
  readonly is_charged: boolean;
  readonly good: number;
  readonly failed: number;
  readonly open: number;
}

/** Refuses a question too many beside one, or any on a review that was not charged. */
async function refuseIfTooMany(db: Db, { caller, params }: AskedInquiry, id: string): Promise<void> {
  const counts = await db.row<Counts>(sql`
    select review.is_charged,
      count(inquiry.id) filter (where inquiry.state <> 'asked')::int as good,
      count(inquiry.id) filter (where inquiry.state = 'asked' and job.id is null)::int as failed,
      count(job.id) filter (where job.id <> ${id})::int as open
    from public.reviews as review
    left join app.review_inquiries as inquiry on inquiry.review_id = review.id
    left join app.review_jobs as job on job.id = inquiry.id and job.ended_at is null
    where ${ownReview(caller, params.id)} group by review.id`);
  if (!counts) throw new ApiError("not_found");
  if (!counts.is_charged || counts.good >= MAX_INQUIRIES || counts.failed >= MAX_FAILED)
    throw new ApiError("inquiries_used_up");
  if (counts.open > 0) throw new ApiError("reviews_under_way", { retryAfterS: 5 });
}

/** Puts a question into the queue, unless the same call at the same moment did so. Throws the `ApiError` to answer with. */
async function send(
  deps: Deps,
  asked: AskedInquiry,
  id: string,
  { inquiry, requestHash, report }: MeasuredRequest,
  { provider, pays }: { readonly provider: string; readonly pays: boolean },
): Promise<void> {
  const { caller, params, bodyText: requestText } = asked;
  await deps.db.transaction(async (db) => {
    const which = ownReview(caller, params.id);
    // A question at the same moment waits here for the end of the first.
    await db.row(sql`select from public.reviews as review where ${which} for update`);
    const review = await readReview(db, which);
    if (await knownInquiry(db, asked, id)) return;
    await refuseIfTooMany(db, asked, id);
    if (!inquiry || review.frames.every((frame) => frame.id !== inquiry.frameId))
      throw new ApiError("invalid_input", { where: "inquiry.frameId: must be a frame of the review" });
    await db.row(sql`
      insert into app.review_inquiries (id, review_id, request_hash, inquiry)
      values (${id}, ${review.id}, ${requestHash}, ${storableJson(inquiry)})`);
    const replies = { reviewId: review.id, inquiry };
    const job = { id, reservationId: null, caller, provider, requestText, report: report.json, replies };
    await handIn(deps, db, job, pays);
  });
}

/**
 * Asks a question about a screen of a review, or finds the one that the same key asked before. The screen is measured
 * here, in turn; the reply is made by a worker. What is wrong is known before that.
 */
export async function askInquiry(deps: Deps, asked: AskedInquiry): Promise<ToldEvents> {
  const { caller, params, key, bodyText, lastEventId, signal } = asked;
  const { db } = deps;
  if (deps.news.isStopping()) throw new ApiError("stopping", { retryAfterS: 3 });
  const id = inquiryIdOf(asked);
  const { share } = await readStanding(db, caller, key);
  const follow = (): ToldEvents => followReview(deps, id, { after: seqAfter(lastEventId, id), signal });
  const known = await knownInquiry(db, asked, id);
  if (known) {
    const { requestHash } = await takeTurn(deps, share, signal, (turn) =>
      deps.measuring.check(bodyText, turn),
    );
    if (requestHash !== known.request_hash) throw new ApiError("key_conflict");
    if (known.is_told) return follow();
    return storedEnd(db, caller, params.id);
  }
  await refuseIfTooMany(db, asked, id);
  const measured = await takeTurn(deps, share, signal, (turn) => deps.measuring.measure(bodyText, turn));
  const secondOpinion = opinionFor(deps, measured);
  if (!secondOpinion || !(await canBeAsked(db, secondOpinion)))
    throw new ApiError("second_opinion_unavailable", { retryAfterS: 30 });
  await send(deps, asked, id, measured, { provider: secondOpinion.provider, pays: share.pays });
  return follow();
}
