import sql from "sql-template-tag";
import { ApiError, type ErrorCode } from "../../../shared/api/errors.ts";
import type { RepliedInquiry, ReplyPoint } from "../../../shared/api/review-shapes.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import { readAllowance } from "../../allowance/read-allowance.ts";
import {
  SecondOpinionFailure,
  type FailureReason,
  type OpinionCost,
  type ReplyRequest,
} from "../../second-opinion/second-opinion.ts";
import type { Db } from "../../vendors/postgres.ts";
import { tellEvent, toldPoints, type InquiryJob } from "../job/review-job.ts";
import type { JobUnderWay, WorkerDeps } from "../job/job-under-way.ts";
import { addCost } from "../opinion/add-cost.ts";
import { askedOf } from "../opinion/ask-for-job.ts";
import { notePause } from "../opinion/model-pause.ts";
import { readReview } from "../read-review.ts";
import { storableJson } from "../storable-json.ts";

/** The reply, as far as there is one. */
interface Reply extends Pick<RepliedInquiry, "points" | "state"> {
  readonly cost: OpinionCost | null;
}

/** How a failure of the model is told to whoever asked. */
const codeOf = (reason: FailureReason): ErrorCode =>
  reason === "refused" || reason === "unusable" ? "no_reply" : "second_opinion_unavailable";

async function requestFor(db: Db, work: JobUnderWay<InquiryJob>): Promise<ReplyRequest> {
  const { report, replies } = work.job;
  const { reviewId, inquiry } = replies;
  const review = await readReview(db, sql`review.id = ${reviewId}`);
  const measured = JSON.parse(report) as FrameReport[];
  const shown = [...measured, ...review.frames].flatMap(({ findings }) => findings);
  const finding = [...shown, ...review.secondOpinion.findings].find(({ id }) => id === inquiry.findingId);
  return { ...askedOf(work, measured), aspects: review.aspects, inquiry, finding: finding ?? null };
}

/** Asks the model, telling each point. A worker that took over keeps what the one before it told, and asks nothing anew. */
async function askForReply(deps: WorkerDeps, work: JobUnderWay<InquiryJob>): Promise<Reply> {
  const { job, telling, signal } = work;
  const told: readonly ReplyPoint[] = await toldPoints(deps.db, job.id);
  if (told.length > 0) return { points: [...told], state: "partly", cost: null };
  const secondOpinion = deps.secondOpinion?.provider === job.provider ? deps.secondOpinion : null;
  if (!secondOpinion) throw new ApiError("second_opinion_unavailable");
  try {
    const { points, fault, cost } = await secondOpinion.reply(
      await requestFor(deps.db, work),
      (point) => telling.tell({ type: "reply", point }),
      signal,
    );
    deps.log("reply_given", { points: points.length, fault, ...cost });
    return { points: [...points], state: fault === null ? "done" : "partly", cost };
  } catch (error) {
    if (!(error instanceof SecondOpinionFailure)) throw error;
    deps.log("reply_failed", { reason: error.reason, ...error.cost });
    throw new ApiError(codeOf(error.reason), { cause: error });
  } finally {
    await notePause(deps.db, secondOpinion);
  }
}

/** Replies to a question about a review, and stores the reply with it. */
export async function replyToInquiry(deps: WorkerDeps, work: JobUnderWay<InquiryJob>): Promise<void> {
  const { job, telling, handOver } = work;
  const { reviewId } = job.replies;
  telling.tell({ type: "accepted", reviewId });
  const { points, state, cost } = await askForReply(deps, work);
  await telling.all();
  handOver.throwIfAborted(); // what the model did not say was not its fault
  await deps.db.transaction(async (db) => {
    await db.row(sql`
      update app.review_inquiries set points = ${storableJson(points)}, state = ${state} where id = ${job.id}`);
    await addCost(db, reviewId, cost);
    const review = await readReview(db, sql`review.id = ${reviewId}`);
    await tellEvent(db, job.id, { type: "done", review, allowance: await readAllowance(db, job.caller) });
  });
}
