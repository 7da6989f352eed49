import sql from "sql-template-tag";
import type { ReviewRequest } from "../../../shared/api/endpoints/reviews.ts";
import { ApiError, type ErrorCode } from "../../../shared/api/errors.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import { readAllowance } from "../../allowance/read-allowance.ts";
import { describeError } from "../../log.ts";
import type { DbPool } from "../../vendors/postgres.ts";
import { putPatiently } from "../../pictures/put-patiently.ts";
import { decodePictures } from "../measuring/decode-pictures.ts";
import { askedOf, askForJob } from "../opinion/ask-for-job.ts";
import { withTold } from "../opinion/ask-opinion.ts";
import { continueReview } from "../opinion/continue-review.ts";
import { failedEvent } from "../telling/follow-review.ts";
import { replyToInquiry } from "../inquiry/reply-to-inquiry.ts";
import { refundReview } from "../reserve-review.ts";
import { allTold, readJob, tellEvent, type AnyJob, type ReviewJob } from "../job/review-job.ts";
import { watchForStop } from "./stop-review.ts";
import { keptReport } from "../kept-report.ts";
import { headOf } from "../review-head.ts";
import { readReview } from "../read-review.ts";
import { storeReview } from "../store-review.ts";
import { openTelling } from "../job/telling.ts";
import type { JobUnderWay, WorkerDeps } from "../job/job-under-way.ts";

const codeOf = (error: unknown): ErrorCode => (error instanceof ApiError ? error.code : "internal");

/** After this long a review is stored with the findings it has by then. */
const LONGEST_MS = 8 * 60_000;

async function makeIt(deps: WorkerDeps, work: JobUnderWay<ReviewJob>): Promise<void> {
  const { job, request, pictures, telling, handOver } = work;
  const { id } = job;
  const measured = JSON.parse(job.report) as FrameReport[];
  telling.tell({ type: "accepted", reviewId: id });
  await putPatiently(deps, { id, pictures }, handOver);
  const opinion = await askForJob(deps, work, askedOf(work, measured));
  await deps.db.transaction(async (db) => {
    const whole = withTold(opinion, await allTold(db, id));
    const report = keptReport(measured, request.scene, whole.findings);
    const head = headOf(request, measured);
    await storeReview(db, deps.mailer, { ...job, head, pictures, report, opinion: whole });
    const review = await readReview(db, sql`review.id = ${id}`);
    await tellEvent(db, id, { type: "done", review, allowance: await readAllowance(db, job.caller) });
  });
}

/** Gives the request back, unless a finding was told, and tells the end: both or neither. */
const failReview = (db: DbPool, { id, reservationId }: AnyJob, error: ErrorCode): Promise<void> =>
  db.transaction(async (transaction) => {
    if (reservationId !== null) await refundReview(transaction, reservationId, null);
    await tellEvent(transaction, id, failedEvent(error));
  });

/** Does a job: makes a review, the part that the second opinion of one lacks, or the reply to a question about one. */
async function doIt(deps: WorkerDeps, job: AnyJob, handOver: AbortSignal): Promise<void> {
  const telling = openTelling(deps, job.id);
  const watch = await watchForStop(deps, job.id);
  const signal = AbortSignal.any([handOver, watch.signal, AbortSignal.timeout(LONGEST_MS)]);
  try {
    // It was checked when it came. Its pictures are not kept as text while a model thinks.
    const { pictures: texts, ...request } = JSON.parse(job.requestText) as ReviewRequest;
    const pictures = decodePictures({ scene: request.scene, pictures: texts });
    const means = { request, pictures, telling, signal, handOver };
    if ("replies" in job) await replyToInquiry(deps, { ...means, job });
    else if (job.continues) await continueReview(deps, { ...means, job });
    else await makeIt(deps, { ...means, job });
  } finally {
    watch.end();
  }
}

/**
 * Makes and stores a review, or goes on with one, telling each step. Whatever fails, the request is given back and the
 * end is told. It throws when another worker should try: when the database is away, or when the signal came.
 */
export async function makeReview(deps: WorkerDeps, id: string, handOver: AbortSignal): Promise<void> {
  const job = await readJob(deps.db, id);
  if (!job) return; // another worker was faster, or the account is gone
  try {
    await doIt(deps, job, handOver);
  } catch (error) {
    const code = codeOf(error);
    if (handOver.aborted || code === "unavailable") throw error;
    deps.log("review_failed", { reviewId: id, ...describeError(error) });
    await failReview(deps.db, job, code);
  }
}

/** Ends a review that no worker could make, however often it was tried: the request is given back. */
export async function giveUpReview({ db, log }: WorkerDeps, id: string): Promise<void> {
  const job = await readJob(db, id);
  if (!job) return;
  log("review_given_up", { reviewId: id });
  await failReview(db, job, "internal");
}
