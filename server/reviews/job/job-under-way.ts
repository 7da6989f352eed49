import type { ReviewRequest } from "../../../shared/api/endpoints/reviews.ts";
import type { Deps } from "../../deps.ts";
import type { FramePicture } from "../../second-opinion/second-opinion.ts";
import type { AnyJob } from "./review-job.ts";
import type { Telling } from "./telling.ts";

/** The part of the outside world that a worker has. */
export interface WorkerDeps extends Pick<Deps, "db" | "log" | "pause" | "pictures" | "secondOpinion"> {
  readonly mailer: Pick<Deps["mailer"], "queue">;
}

/** A job under way. */
export interface JobUnderWay<Job extends AnyJob = AnyJob> {
  readonly job: Job;
  /** Of 8 MB at most: it is read once. */
  readonly request: Omit<ReviewRequest, "pictures">;
  readonly pictures: readonly FramePicture[];
  readonly telling: Telling;
  /** Comes when no model is asked any more. */
  readonly signal: AbortSignal;
  /** Comes when another worker is to do it. */
  readonly handOver: AbortSignal;
}
