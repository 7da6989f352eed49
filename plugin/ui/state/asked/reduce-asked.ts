import type { ActionOf } from "../action.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import { askWith, isUnderWay, OFFERED, type ReviewOrder, takeReviewEvent } from "./asked-review.ts";
import { isFresh, type PanelState, selectedFrames } from "../panel-state.ts";
import { readAnew, showResults } from "../reading/reduce-reading.ts";

const MAX_PURPOSE_LENGTH = 1000;

/** What the designer said the screens of the request are for, each thing once. */
function purposeOf(state: PanelState): string {
  const frames = selectedFrames(state).filter(({ id }) => state.request?.frameIds.includes(id));
  const purposes = new Set(frames.map(({ purpose }) => purpose).filter(Boolean));
  return [...purposes].join("\n").slice(0, MAX_PURPOSE_LENGTH);
}

/** Whether the order of before is for the same layers. */
const isSameOrder = (former: ReviewOrder | null, scene: Scene): boolean => former?.scene === scene;

/** Places the order once the layers are read anew: a review never judges an old scene. */
export function placeOrder(state: PanelState): PanelState {
  const { asked, scene, kept } = state;
  if (!asked || asked.order || asked.stage !== "asking" || !scene || !isFresh(state)) return state;
  if (asked.former && isSameOrder(asked.former, scene))
    return { ...state, asked: { ...asked, key: asked.former.key, order: { ...asked.former } } };
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

/** Asks for the review on what was agreed to: the layers are read anew first. */
export function agreeToReview(
  state: PanelState,
  { key, secondOpinionBy }: ActionOf<"review-agreed">,
): PanelState {
  return isUnderWay(state.asked) ? state : { ...readAnew(state), asked: askWith(key, secondOpinionBy) };
}

/**
 * Asks again: with the same key, which never costs twice, when it may have been made, or the design is as it was; anew
 * when the design is another now.
 */
export function retryReview(state: PanelState, { key }: ActionOf<"review-retried">): PanelState {
  const { asked } = state;
  if (!asked) return state;
  const { order, secondOpinionBy, stage, wasBegun } = asked;
  if (order && stage === "refused" && wasBegun)
    return { ...state, asked: { ...askWith(order.key, secondOpinionBy), order: { ...order } } };
  return { ...readAnew(state), asked: { ...askWith(key, secondOpinionBy), former: order } };
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

/**
 * Remembers why a review was refused. A plugin whose token is not known any more gets a new one: without an account
 * that changes nothing, and it is asked again once; from an account it was disconnected, and that is said.
 */
export function refuseReview(state: PanelState, { key, error }: ActionOf<"review-refused">): PanelState {
  const { asked, standing } = state;
  if (!asked?.order || asked.key !== key) return state;
  if (error !== "unauthenticated") return { ...state, asked: { ...asked, stage: "refused", error } };
  if (standing?.account || asked.isRenewed)
    return {
      ...state,
      asked: { ...asked, stage: "refused", error },
      standingAsked: state.standingAsked + 1,
    };
  return { ...state, asked: { ...asked, isRenewed: true, order: { ...asked.order } } };
}
