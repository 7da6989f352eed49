import sql from "sql-template-tag";
import type { ReviewEvent } from "../../../shared/api/endpoints/reviews.ts";
import type { Inquiry, ReplyPoint, SecondOpinionFinding } from "../../../shared/api/review-shapes.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller/caller.ts";
import type { Db } from "../../vendors/postgres.ts";
import { storableJson } from "../storable-json.ts";

interface Job {
  readonly id: string;
  readonly caller: Caller;
  /** Whose model is asked for a second opinion. */
  readonly provider: string;
  /** The request as it came. */
  readonly requestText: string;
}

/** A review with a second opinion that was asked for. It is stored under the id of the job. */
export interface ReviewJob extends Job {
  readonly reservationId: string;
  /** The JSON of the reports of its screens. */
  readonly report: string;
  readonly continues: null;
}

/** A job for the part that the second opinion of a stored review lacks. */
export interface OpinionJob extends Job {
  /** Null: the review was charged, and it costs nothing more. */
  readonly reservationId: string | null;
  readonly continues: {
    readonly reviewId: string;
    /** The screens to look at. */
    readonly frameIds: readonly string[];
  };
}

/** A job for the reply to a question about a stored review. */
export interface InquiryJob extends Job {
  readonly reservationId: null;
  /** The JSON of the report of its screen, as that is now. */
  readonly report: string;
  readonly replies: { readonly reviewId: string; readonly inquiry: Inquiry };
}

export type AnyJob = ReviewJob | OpinionJob | InquiryJob;

/** Notes what is to be made, and puts it into the queue: both or neither. A question is noted before the job that replies to it. */
export async function handIn(
  { queue }: Pick<Deps, "queue">,
  db: Db,
  job: AnyJob,
  isUrgent: boolean,
): Promise<void> {
  const { id, reservationId, caller, provider, requestText } = job;
  const continues = "continues" in job ? job.continues : null;
  const reviewId = "replies" in job ? job.replies.reviewId : (continues?.reviewId ?? null);
  const report = "report" in job ? job.report : null;
  const { userId, installationId, addressHash } = caller;
  await db.row(sql`
    insert into app.review_jobs
      (id, reservation_id, user_id, installation_id, address_hash, provider, request, report, review_id, frame_ids)
    values (
      ${id}, ${reservationId}, ${userId}, ${installationId}, ${addressHash}, ${provider}, ${requestText},
      ${report}, ${reviewId}, ${continues?.frameIds ?? []}
    )`);
  await queue.send(db, id, isUrgent);
}

interface Row {
  readonly reservation_id: string | null;
  readonly user_id: string | null;
  readonly installation_id: string | null;
  readonly address_hash: string | null;
  readonly provider: string;
  readonly request: string;
  readonly report: string | null;
  readonly review_id: string | null;
  readonly frame_ids: readonly string[];
  readonly inquiry: Inquiry | null;
}

const callerOf = (row: Row): Caller => ({
  userId: row.user_id,
  installationId: row.installation_id,
  email: "",
  addressHash: row.address_hash ?? "",
});

/** Reads a review that is to be made; undefined when it has ended, or its account is gone. */
export async function readJob(db: Db, id: string): Promise<AnyJob | undefined> {
  const row = await db.row<Row>(sql`
    select reservation_id, user_id, installation_id, address_hash, provider, request, report, review_id, frame_ids,
      (select inquiry from app.review_inquiries where id = job.id) as inquiry
    from app.review_jobs as job where id = ${id} and ended_at is null`);
  if (!row) return undefined;
  const {
    reservation_id: reservationId,
    review_id: reviewId,
    provider,
    request: requestText,
    inquiry,
    report,
  } = row;
  const job = { id, caller: callerOf(row), provider, requestText };
  if (reviewId !== null && inquiry && report !== null)
    return { ...job, reservationId: null, report, replies: { reviewId, inquiry } };
  if (reviewId !== null) return { ...job, reservationId, continues: { reviewId, frameIds: row.frame_ids } };
  if (reservationId === null || report === null)
    throw new Error("A review is made of a request that was measured and put aside.");
  return { ...job, reservationId, report, continues: null };
}

/** The job of a reservation; undefined when nothing is known of it any more. */
export const jobOf = async (db: Db, reservationId: string): Promise<string | undefined> =>
  (await db.row<{ id: string }>(sql`select id from app.review_jobs where reservation_id = ${reservationId}`))
    ?.id;

const isLast = ({ type }: ReviewEvent): boolean => type === "done" || type === "failed";

/** The name under which an event is told once: a worker that takes over repeats frames that another one has told. */
function nameOf(event: ReviewEvent): string {
  if (event.type === "finding") return `finding ${event.finding.id} ${event.finding.title}`;
  if (event.type === "reply") return `reply ${event.point.text}`;
  if (event.type === "opinion") return `opinion ${event.screen.frameId} ${event.screen.state}`;
  return isLast(event) ? "end" : event.type;
}

/**
 * Tells an event to all who listen, and ends the job with the last one. With a finding its request is spent, however the
 * job ends. Returns whether it was still open.
 */
export async function tellEvent(db: Db, jobId: string, event: ReviewEvent): Promise<boolean> {
  const isFinding = event.type === "finding";
  const row = await db.row<{ told: boolean }>(
    sql`select app.tell_review(
      ${jobId}, ${nameOf(event)}, ${storableJson(event)}, ${isLast(event)}, ${isFinding}) as told`,
  );
  return row?.told ?? false;
}

/** A field of the events of a type that a job told until now: those of a worker that died. */
const toldUntilNow =
  <T>(type: ReviewEvent["type"], field: string) =>
  async (db: Db, jobId: string): Promise<readonly T[]> => {
    const rows = await db.rows<{ part: T }>(sql`
      select data::jsonb -> ${field}::text as part from app.review_events
      where job_id = ${jobId} and told like ${`${type} %`} order by seq`);
    return rows.map(({ part }) => part);
  };

/** The findings that a job told until now. */
export const toldFindings = toldUntilNow<SecondOpinionFinding>("finding", "finding");

/** The points of a reply that a job told until now. */
export const toldPoints = toldUntilNow<ReplyPoint>("reply", "point");

/**
 * The findings that a job told, for good: until the transaction ends none is told any more, not even by a worker that is
 * being replaced and has one under way.
 */
export async function allTold(db: Db, jobId: string): Promise<readonly SecondOpinionFinding[]> {
  await db.row(sql`select app.hold_telling(${jobId})`);
  return toldFindings(db, jobId);
}
