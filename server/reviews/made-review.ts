import type { ReviewRequest } from "../../shared/api/endpoints/reviews.ts";
import type { Caller } from "../http/caller/caller.ts";
import type { FramePicture } from "../second-opinion/second-opinion.ts";
import type { Opinion } from "./opinion/ask-opinion.ts";
import type { KeptReport } from "./kept-report.ts";
import { reviewTitle } from "./review-title.ts";

/** The part of a request that is kept with its review. */
export interface ReviewHead extends Pick<ReviewRequest, "language" | "aspects" | "purpose" | "notify"> {
  readonly title: string;
}

export const headOf = ({ scene, language, aspects, purpose, notify }: ReviewRequest): ReviewHead => ({
  title: reviewTitle(scene),
  language,
  aspects,
  purpose,
  notify,
});

/** A review that is made, and is still to be stored. */
export interface MadeReview {
  readonly id: string;
  readonly reservationId: string;
  readonly caller: Caller;
  readonly head: ReviewHead;
  readonly pictures: readonly FramePicture[];
  readonly report: KeptReport;
  readonly opinion: Opinion;
}
