import type { Allowance } from "../../../shared/api/endpoints/allowance.ts";
import type { ReviewEvent, StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import { eventId, type ToldEvent } from "./told-event.ts";

function eventsOf(review: StoredReview, allowance: Allowance): readonly ReviewEvent[] {
  const { id, secondOpinion } = review;
  return [
    { type: "accepted", reviewId: id, secondOpinion: secondOpinion.state === "off" ? "off" : "on" },
    ...secondOpinion.findings.map((finding) => ({ type: "finding", finding }) as const),
    { type: "done", review, allowance },
  ];
}

/** Replays what was told while a stored review was made: after an event, and its end in any case. */
export function replayEvents(
  review: StoredReview,
  allowance: Allowance,
  after: number,
): readonly ToldEvent[] {
  return eventsOf(review, allowance)
    .map((event, index) => ({
      id: eventId(review.id, index + 1),
      data: JSON.stringify(event),
      seq: index + 1,
      event,
    }))
    .filter(({ seq, event }) => seq > after || event.type === "done")
    .map(({ id, data }) => ({ id, data }));
}
