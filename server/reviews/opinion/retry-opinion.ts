import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Deps } from "../../deps.ts";
import { callerName } from "../../http/caller/caller.ts";
import { limit } from "../../http/caller/limits.ts";
import type { Db } from "../../vendors/postgres.ts";
import type { CheckedRequest } from "../measuring/checked-request.ts";
import { followReview } from "../telling/follow-review.ts";
import { canBeAsked } from "./model-pause.ts";
import { readReview } from "../read-review.ts";
import { nothingReserved, reserveReview } from "../reserve-review.ts";
import { handIn } from "../job/review-job.ts";
import { opinionFor } from "./opinion-for.ts";
import { jobIn, seqAfter, storedEnd, type FollowedRequest, type ToldEvents } from "../telling/told-event.ts";
import { ownReview } from "../which-review.ts";

interface AskedAgain extends FollowedRequest {
  readonly params: { readonly id: string };
  readonly body: CheckedRequest;
}

/** The screens of a review of which there is no opinion, or a part of one. */
function missingIn({ secondOpinion: { state, screens }, frames }: StoredReview): readonly string[] {
  if (!screens) return state === "failed" ? frames.map(({ id }) => id) : [];
  return screens.filter((screen) => screen.state !== "done").map(({ frameId }) => frameId);
}

const openJob = (db: Db, reviewId: string): Promise<{ readonly id: string } | undefined> =>
  db.row(sql`
    select id from app.review_jobs where review_id = ${reviewId} and ended_at is null
      and id not in (select id from app.review_inquiries where review_id = ${reviewId})`);

/**
 * True when a review was charged, by its request or a try. Throws `design_changed` for another design than it is of: one
 * that was charged would be a second opinion on any.
 */
async function isPaid(db: Db, { body }: AskedAgain, reviewId: string): Promise<boolean> {
  const row = await db.row<{ is_same: boolean | null; is_paid: boolean }>(sql`
    select bool_or(request_hash = ${body.requestHash}) as is_same, bool_or(state = 'committed') as is_paid
    from app.usage_reservations where review_id = ${reviewId}`);
  if (!row?.is_same) throw new ApiError("design_changed");
  return row.is_paid;
}

/** Tries of a review that was charged: they cost us a model each. */
const FREE_TRIES = 3;

async function countTry(db: Db, reviewId: string): Promise<null> {
  const counted = await db.row(sql`
    update public.reviews set opinion_tries = opinion_tries + 1
    where id = ${reviewId} and opinion_tries < ${FREE_TRIES} returning id`);
  if (!counted) throw new ApiError("opinion_ended");
  return null;
}

/** A review that was charged costs nothing more, a few times; one that was given back is reserved anew. */
async function reserve(
  db: Db,
  asked: AskedAgain,
  reviewId: string,
  { key, screens }: { readonly key: string; readonly screens: number },
): Promise<string | null> {
  if (await isPaid(db, asked, reviewId)) return countTry(db, reviewId);
  const attempt = { caller: asked.caller, key, requestHash: reviewId, reviewId };
  const { status, reservation_id } = await reserveReview(db, attempt, { mayBegin: true, screens });
  if (status === "reserved") return reservation_id;
  // A key that nobody had before leads to nothing that was made.
  throw nothingReserved(status === "done" || status === "in_progress" ? "key_conflict" : status);
}

/**
 * Finds or sends the job for the missing part of a review: the one that is under way, or a new one; null
 * where nothing is missing. A call at the same moment waits here for the end of the first.
 */
async function findOrSend(
  deps: Deps,
  db: Db,
  asked: AskedAgain,
  provider: string | null,
): Promise<string | null> {
  const which = ownReview(asked.caller, asked.params.id);
  await db.row(sql`select from public.reviews as review where ${which} for update`);
  const review = await readReview(db, which);
  const open = await openJob(db, review.id);
  if (open) return open.id;
  const frameIds = missingIn(review);
  if (frameIds.length === 0) return null;
  if (provider === null) throw new ApiError("second_opinion_unavailable", { retryAfterS: 30 });
  const id = randomUUID();
  const reservationId = await reserve(db, asked, review.id, { key: id, screens: frameIds.length });
  const { caller, bodyText: requestText } = asked;
  const continues = { reviewId: review.id, frameIds };
  const job = { id, reservationId, caller, provider, requestText, continues };
  await handIn(deps, db, job, review.isCharged);
  return id;
}

/** The job of this review that a listener heard before, who comes back. */
async function heardBefore(
  { db }: Deps,
  { caller, params, lastEventId }: AskedAgain,
): Promise<string | undefined> {
  const jobId = jobIn(lastEventId);
  if (jobId === null) return undefined;
  const row = await db.row<{ id: string }>(sql`
    select job.id from app.review_jobs as job join public.reviews as review on review.id = job.review_id
    where job.id = ${jobId} and ${ownReview(caller, params.id)}`);
  return row?.id;
}

/** Whose model can be asked now: null, nobody's. */
async function askable(deps: Deps, body: CheckedRequest): Promise<string | null> {
  const secondOpinion = opinionFor(deps, body);
  return secondOpinion && (await canBeAsked(deps.db, secondOpinion)) ? secondOpinion.provider : null;
}

/**
 * Asks once more for the second opinion on the screens of a review that lack it: the request is the same as for the
 * review. Of one that was charged it costs nothing; one that was given back is charged as a new one is.
 */
export async function retryOpinion(deps: Deps, asked: AskedAgain): Promise<ToldEvents> {
  const { caller, body, lastEventId, signal } = asked;
  const follow = (jobId: string): ToldEvents =>
    followReview(deps, jobId, { after: seqAfter(lastEventId, jobId), signal });
  const heard = await heardBefore(deps, asked);
  if (heard !== undefined) return follow(heard);
  await limit(deps.db, "review by caller", callerName(caller));
  if (deps.news.isStopping()) throw new ApiError("stopping", { retryAfterS: 3 });
  const provider = await askable(deps, body);
  const jobId = await deps.db.transaction((db) => findOrSend(deps, db, asked, provider));
  return jobId === null ? storedEnd(deps.db, caller, asked.params.id) : follow(jobId);
}
