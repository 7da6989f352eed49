import sql from "sql-template-tag";
import type { Telling } from "../telling/telling.ts";
import type { WorkerDeps } from "../making/worker-deps.ts";
import { askedOf, askForJob } from "./ask-for-job.ts";
import { readReview } from "../read-review.ts";
import type { OpinionJob } from "../making/review-job.ts";
import { storeOpinion } from "./store-opinion.ts";

/** Asks for what the second opinion of a stored review lacks, and stores it with the review. */
export async function continueReview(
  deps: WorkerDeps,
  job: OpinionJob,
  telling: Telling,
  signal: AbortSignal,
  handOver: AbortSignal,
): Promise<void> {
  const { reviewId, frameIds } = job.continues;
  const review = await readReview(deps.db, sql`review.id = ${reviewId}`);
  const { aspects, purpose, language, frames, secondOpinion } = review;
  telling.tell({ type: "accepted", reviewId });
  const request = {
    ...askedOf(job, frames),
    aspects,
    purpose,
    language,
    frameIds,
    said: secondOpinion.findings,
  };
  await storeOpinion(deps, job, await askForJob(deps, job, request, telling, signal, handOver));
}
