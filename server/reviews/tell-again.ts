import type { Allowance } from "../../shared/api/endpoints/allowance.ts";
import type { ReviewEvent, StoredReview } from "../../shared/api/endpoints/reviews.ts";

/** What was told while a stored review was made, once more. */
export function tellAgain(review: StoredReview, allowance: Allowance): readonly ReviewEvent[] {
  const { id, frames, secondOpinion } = review;
  return [
    { type: "accepted", reviewId: id, secondOpinion: secondOpinion.state === "off" ? "off" : "on" },
    ...frames.map((frame) => ({ type: "measured", frame }) as const),
    ...secondOpinion.findings.map((finding) => ({ type: "finding", finding }) as const),
    { type: "done", review, allowance },
  ];
}
