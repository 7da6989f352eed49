import type { ActionOf } from "../action.ts";
import {
  again,
  askWith,
  hasMoreParts,
  isUnderWay,
  OFFERED,
  takeReviewEvent,
  withNextPart,
} from "./asked-review.ts";
import { divide, isSameScene, partKey, scenePart } from "./parts.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import { type PanelState, selectedFrames } from "../panel-state.ts";
import { readWhole, showResults } from "../reading/reduce-reading.ts";

const MAX_PURPOSE_LENGTH = 1000;

/** What the designer said the screens of a scene are for, each thing once. */
function purposeOf(state: PanelState, { frames: sent }: Scene): string {
  const ids = new Set(sent.map(({ id }) => id));
  const frames = selectedFrames(state).filter(({ id }) => ids.has(id));
  const purposes = new Set(frames.map(({ purpose }) => purpose).filter(Boolean));
  return [...purposes].join("\n").slice(0, MAX_PURPOSE_LENGTH);
}

/** Places the order once the layers are read: of many screens that of one part. */
export function placeOrder(state: PanelState): PanelState {
  const { asked, scene: whole, kept, request } = state;
  if (!asked || asked.order || asked.stage === "offered" || !whole) return state;
  const { language: _, ...settings } = state.settings;
  const parts = asked.parts ?? divide(request?.frameIds ?? []);
  const scene = parts ? scenePart(whole, parts) : whole;
  const key = parts ? partKey(asked.key, parts.at) : asked.key;
  const order = {
    key,
    scene,
    settings,
    dismissals: kept.dismissals,
    purpose: purposeOf(state, scene),
    secondOpinionBy: asked.secondOpinionBy,
  };
  const placed = { ...state, asked: { ...asked, key, order, parts } };
  // All screens of a part may be gone by the time it is its turn.
  return scene.frames.length > 0 ? placed : goOn({ ...state, asked: { ...asked, parts, stage: "done" } });
}

/** Asks for the next part when one is done. */
function goOn(state: PanelState): PanelState {
  const { asked } = state;
  if (!asked?.parts || !hasMoreParts(asked) || asked.parts.isEnding) return state;
  return placeOrder({ ...state, asked: withNextPart(asked, asked.parts, asked.key) });
}

/** Asks for no further part: the one under way goes on, as it is paid for. */
export function endParts(state: PanelState): PanelState {
  const { asked } = state;
  return asked?.parts ? { ...state, asked: { ...asked, parts: { ...asked.parts, isEnding: true } } } : state;
}

/** Asks for the parts that were left out. */
export function resumeParts(state: PanelState, { key }: ActionOf<"parts-resumed">): PanelState {
  const { asked } = state;
  if (!asked?.parts || !hasMoreParts(asked)) return state;
  return placeOrder({ ...state, asked: withNextPart(asked, asked.parts, key) });
}

/** Shows the results and offers a review, unless one of the same screens is under way. Nothing is sent yet. */
export function wantFeedback(state: PanelState): PanelState {
  const next = showResults(readWhole(state));
  return isUnderWay(next.asked)
    ? next
    : { ...next, asked: { ...OFFERED }, conditions: null, isServiceAway: false };
}

/** Asks for the review on what was agreed to. */
export function agreeToReview(
  state: PanelState,
  { key, secondOpinionBy }: ActionOf<"review-agreed">,
): PanelState {
  const { asked } = state;
  if (isUnderWay(asked)) return state;
  // The parts that are done stay so on other conditions.
  const isPart = asked?.parts && asked.stage !== "done";
  const next = isPart ? again({ ...asked, secondOpinionBy }, key) : askWith(key, secondOpinionBy);
  return placeOrder({ ...state, asked: next });
}

/** Asks again: with the same key, which never costs twice; anew when it came to nothing and the design has changed since. */
export function retryReview(state: PanelState, { key }: ActionOf<"review-retried">): PanelState {
  const { asked } = state;
  if (!asked) return state;
  const { order } = asked;
  if (!order || (asked.stage === "failed" && !isSameScene(order.scene, state.scene)))
    return placeOrder({ ...state, asked: again(asked, key) });
  return { ...state, asked: { ...again(asked, asked.key), order: { ...order } } };
}

/** Takes an event of the review that was asked for last. */
export function progressReview(state: PanelState, { key, event }: ActionOf<"review-progressed">): PanelState {
  if (state.asked?.key !== key) return state;
  const next = { ...state, asked: takeReviewEvent(state.asked, event) };
  // A plugin whose standing was not asked for before its first review has no account yet.
  const standing = { account: null, ...next.standing };
  return goOn(
    event.type === "done"
      ? { ...next, standing: { ...standing, allowance: event.allowance }, isServiceAway: false }
      : next,
  );
}

/** Remembers why a review was refused. */
export function refuseReview(state: PanelState, { key, error }: ActionOf<"review-refused">): PanelState {
  return state.asked?.key === key ? { ...state, asked: { ...state.asked, stage: "refused", error } } : state;
}
