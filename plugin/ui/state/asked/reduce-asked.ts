import type { ActionOf } from "../action.ts";
import { askWith, isUnderWay, takeReviewEvent } from "./asked-review.ts";
import { type PanelState, selectedFrames } from "../panel-state.ts";
import { showResults } from "../reading/reduce-reading.ts";

const MAX_PURPOSE_LENGTH = 1000;

/** What the designer said the screens of the request are for, each thing once. */
function purposeOf(state: PanelState): string {
  const frames = selectedFrames(state).filter(({ id }) => state.request?.frameIds.includes(id));
  const purposes = new Set(frames.map(({ purpose }) => purpose).filter(Boolean));
  return [...purposes].join("\n").slice(0, MAX_PURPOSE_LENGTH);
}

/** Places the order once the layers are read. */
export function placeOrder(state: PanelState): PanelState {
  const { asked, scene, kept } = state;
  if (!asked || asked.order || !scene) return state;
  const { language: _, ...settings } = state.settings;
  const order = {
    key: asked.key,
    scene,
    settings,
    dismissals: kept.dismissals,
    purpose: purposeOf(state),
  };
  return { ...state, asked: { ...asked, order } };
}

/** Shows the results and asks for a review, unless one of the same screens is under way. */
export function wantFeedback(state: PanelState, { key }: ActionOf<"feedback-wanted">): PanelState {
  const next = showResults(state);
  return isUnderWay(next.asked) ? next : placeOrder({ ...next, asked: askWith(key) });
}

/** Asks again: with the same key when nothing came of the first try, anew when it came to nothing. */
export function retryReview(state: PanelState, { key }: ActionOf<"review-retried">): PanelState {
  const { asked } = state;
  if (!asked) return state;
  if (asked.stage !== "refused" || !asked.order) return placeOrder({ ...state, asked: askWith(key) });
  return { ...state, asked: { ...askWith(asked.key), order: { ...asked.order } } };
}

/** Takes an event of the review that was asked for last. */
export function progressReview(state: PanelState, { key, event }: ActionOf<"review-progressed">): PanelState {
  if (state.asked?.key !== key) return state;
  const next = { ...state, asked: takeReviewEvent(state.asked, event) };
  return event.type === "done" && next.standing
    ? { ...next, standing: { ...next.standing, allowance: event.allowance }, isServiceAway: false }
    : next;
}

/** Remembers why a review was refused. */
export function refuseReview(state: PanelState, { key, error }: ActionOf<"review-refused">): PanelState {
  return state.asked?.key === key ? { ...state, asked: { ...state.asked, stage: "refused", error } } : state;
}
