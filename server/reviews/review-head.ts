import type { ReviewRequest } from "../../shared/api/endpoints/reviews.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import { reviewTitle } from "./review-title.ts";

/** The part of a request that is kept with its review. */
export interface ReviewHead extends Pick<ReviewRequest, "language" | "aspects" | "purpose" | "notify"> {
  readonly title: string;
}

export const headOf = (
  { scene, language, aspects, purpose, notify }: Omit<ReviewRequest, "pictures">,
  frames: readonly FrameReport[],
): ReviewHead => ({
  title: reviewTitle(scene, frames),
  language,
  aspects,
  purpose,
  notify,
});
