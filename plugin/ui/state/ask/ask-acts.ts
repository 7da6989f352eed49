import type { ReviewEvent, StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import { isErrorCode, type ErrorCode } from "../../../../shared/api/errors.ts";
import type { Inquiry } from "../../../../shared/api/review-shapes.ts";
import { termsOf } from "../asked/asked-acts.ts";
import type { PanelState } from "../panel-state.ts";
import { reviewOfFrame } from "./asked-inquiry.ts";

/** Asks a question about a screen of the review, as the screen is now; one at a time. */
export function askInquiry(state: PanelState, key: string, inquiry: Inquiry): PanelState {
  const { asked, scene } = state;
  const frames = scene?.frames.filter(({ id }) => id === inquiry.frameId) ?? [];
  const review = reviewOfFrame(asked, inquiry.frameId);
  const isBusy = state.inquiry !== null && state.inquiry.error === null;
  if (!scene || !asked || !review || frames.length === 0 || isBusy) return state;
  const sent = { ...scene, frames };
  const question = { reviewId: review.id, inquiry };
  const order = { key, question, scene: sent, ...termsOf(state, sent, asked.secondOpinionBy) };
  return { ...state, inquiry: { order, points: [], error: null } };
}

/** Notes that a question came to nothing. */
export const failInquiry = (state: PanelState, key: string, error: ErrorCode): PanelState =>
  state.inquiry?.order.key === key ? { ...state, inquiry: { ...state.inquiry, error } } : state;

/** Takes an event of the reply; the whole of it comes with its review. */
export function progressInquiry(state: PanelState, key: string, event: ReviewEvent): PanelState {
  const { inquiry, asked } = state;
  if (inquiry?.order.key !== key) return state;
  if (event.type === "reply")
    return { ...state, inquiry: { ...inquiry, points: [...inquiry.points, event.point] } };
  if (event.type === "failed")
    return failInquiry(state, key, isErrorCode(event.error) ? event.error : "unavailable");
  if (event.type !== "done") return state;
  const { review } = event;
  const isOf = (one: StoredReview | null): boolean => one?.id === review.id;
  return {
    ...state,
    inquiry: null,
    // Another review may be shown by now, or none.
    asked: asked && {
      ...asked,
      review: isOf(asked.review) ? review : asked.review,
      parts: asked.parts && {
        ...asked.parts,
        reviews: asked.parts.reviews.map((one) => (isOf(one) ? review : one)),
      },
    },
  };
}
