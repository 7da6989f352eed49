import type { ActionOf } from "../action.ts";
import { askWith, isUnderWay, OFFERED, takeReviewEvent } from "./asked-review.ts";
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
  if (!asked || asked.order || asked.stage === "offered" || !scene) return state;
  const { language: _, ...settings } = state.settings;
  const order = {
    key: asked.key,
    scene,
    settings,
    dismissals: kept.dismissals,
    purpose: purposeOf(state),
    secondOpinionBy: asked.secondOpinionBy,
  };
  return { ...state, asked: { ...asked, order } };
}

/** Shows the results and offers a review, unless one of the same screens is under way. Nothing is sent yet. */
export function wantFeedback(state: PanelState): PanelState {
  const next = showResults(state);
  return isUnderWay(next.asked)
    ? next
    : { ...next, asked: { ...OFFERED }, conditions: null, isServiceAway: false };
}

/** Asks for the review on what was agreed to. */
export function agreeToReview(
  state: PanelState,
  { key, secondOpinionBy }: ActionOf<"review-agreed">,
): PanelState {
  return isUnderWay(state.asked) ? state : placeOrder({ ...state, asked: askWith(key, secondOpinionBy) });
}

/** Asks again: with the same key, which never costs twice; anew when it came to nothing and the design has changed since. */
export function retryReview(state: PanelState, { key }: ActionOf<"review-retried">): PanelState {
  const { asked } = state;
  if (!asked) return state;
  const { order, secondOpinionBy } = asked;
  if (!order || (asked.stage === "failed" && order.scene !== state.scene))
    return placeOrder({ ...state, asked: askWith(key, secondOpinionBy) });
  return { ...state, asked: { ...askWith(asked.key, secondOpinionBy), order: { ...order } } };
}

/** Takes an event of the review that was asked for last. */
export function progressReview(state: PanelState, { key, event }: ActionOf<"review-progressed">): PanelState {
  if (state.asked?.key !== key) return state;
  const next = { ...state, asked: takeReviewEvent(state.asked, event) };
  // A plugin whose standing was not asked for before its first review has no account yet.
  const standing = { account: null, ...next.standing };
  return event.type === "done"
    ? { ...next, standing: { ...standing, allowance: event.allowance }, isServiceAway: false }
    : next;
}

/** Remembers why a review was refused. */
export function refuseReview(state: PanelState, { key, error }: ActionOf<"review-refused">): PanelState {
  return state.asked?.key === key ? { ...state, asked: { ...state.asked, stage: "refused", error } } : state;
}
