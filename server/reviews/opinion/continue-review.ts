import sql from "sql-template-tag";
import type { JobUnderWay, WorkerDeps } from "../job/job-under-way.ts";
import { askedOf, askForJob } from "./ask-for-job.ts";
import { readReview } from "../read-review.ts";
import type { OpinionJob } from "../job/review-job.ts";
import { storeOpinion } from "./store-opinion.ts";

/** Asks for what the second opinion of a stored review lacks, and stores it with the review. */
export async function continueReview(deps: WorkerDeps, work: JobUnderWay<OpinionJob>): Promise<void> {
  const { reviewId, frameIds } = work.job.continues;
  const { aspects, purpose, language, frames, secondOpinion } = await readReview(
    deps.db,
    sql`review.id = ${reviewId}`,
  );
  work.telling.tell({ type: "accepted", reviewId });
  const said = secondOpinion.findings;
  const asked = { ...askedOf(work, frames), aspects, purpose, language, frameIds, said };
  await storeOpinion(deps, work, await askForJob(deps, work, asked));
}
