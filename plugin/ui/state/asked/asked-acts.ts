import { lookAgain } from "../findings/result-acts.ts";
import type { OpinionMark, ReviewEvent } from "../../../../shared/api/endpoints/reviews.ts";
import type { ErrorCode } from "../../../../shared/api/errors.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import {
  again,
  type AskedReview,
  askWith,
  hasMoreParts,
  isUnderWay,
  OFFERED,
  type ReviewOrder,
  takeReviewEvent,
  withFailedRetry,
  withNextPart,
} from "./asked-review.ts";
import { divide, isSameScene, partKey, scenePart } from "./parts.ts";
import { isFresh, type PanelState, selectedFrames } from "../panel-state.ts";
import { readAnew, readWhole, showResults } from "../reading/reading-acts.ts";

const MAX_PURPOSE_LENGTH = 1000;

/** The purpose that the designer gave the screens of a scene, each with its screen unless all have the same. */
function purposeOf(state: PanelState, { frames: sent }: Scene): string {
  const ids = new Set(sent.map(({ id }) => id));
  const said = selectedFrames(state).filter(({ id, purpose }) => ids.has(id) && purpose !== "");
  const isSame = said.length === sent.length && said.every(({ purpose }) => purpose === said[0]?.purpose);
  const lines =
    isSame || sent.length === 1
      ? said.slice(0, 1).map(({ purpose }) => purpose)
      : said.map(({ name, purpose }) => `${name}: ${purpose}`);
  return lines.join("\n").slice(0, MAX_PURPOSE_LENGTH);
}

type Terms = Omit<ReviewOrder, "key" | "scene">;

export function termsOf(state: PanelState, scene: Scene, secondOpinionBy: string | null): Terms {
  const { language: _, ...settings } = state.settings;
  const { dismissals, brief: own } = state.kept;
  const brief = own || (settings.house?.brief ?? "");
  return { settings, dismissals, purpose: purposeOf(state, scene), brief, secondOpinionBy };
}

/** True when an order is for the same screens on the same terms: then it has the same key, and never costs twice. */
function isSameOrder(former: ReviewOrder, scene: Scene, terms: Terms): boolean {
  const { settings, dismissals, purpose, brief, secondOpinionBy } = former;
  const agreed: Terms = { settings, dismissals, purpose, brief, secondOpinionBy };
  return isSameScene(former.scene, scene) && JSON.stringify(agreed) === JSON.stringify(terms);
}

/** Places the order once the layers are read anew, of many screens that of one part: a review never judges an old scene. */
export function placeOrder(state: PanelState): PanelState {
  const { asked, scene: whole, request } = state;
  if (!asked || asked.order || asked.stage !== "asking" || !whole || !isFresh(state)) return state;
  const parts = asked.parts ?? divide(request?.frameIds ?? []);
  const scene = parts ? scenePart(whole, parts) : whole;
  const terms = termsOf(state, scene, asked.secondOpinionBy);
  const isAgain = asked.former !== null && isSameOrder(asked.former, scene, terms);
  const ownKey = isAgain ? asked.former.key : asked.key;
  const key = parts ? partKey(ownKey, parts.at) : ownKey;
  const order = { key, scene, ...terms };
  const placed = { ...state, asked: { ...asked, key, order, parts } };
  // All screens of a part may be gone by the time it is its turn.
  return scene.frames.length > 0 ? placed : goOn({ ...state, asked: { ...asked, parts, stage: "done" } });
}

/** Places the order of a further part; a scene with changes that are not followed is read anew first. */
const placeWhenFresh = (state: PanelState): PanelState =>
  isFresh(state) ? placeOrder(state) : readAnew(state);

function goOn(state: PanelState): PanelState {
  const { asked } = state;
  if (!asked?.parts || !hasMoreParts(asked) || asked.parts.isEnding) return state;
  return placeWhenFresh({ ...state, asked: withNextPart(asked, asked.parts, asked.key) });
}

/** Asks for no further part: the one under way goes on, as it is paid for. */
export function endParts(state: PanelState): PanelState {
  const { asked } = state;
  return asked?.parts ? { ...state, asked: { ...asked, parts: { ...asked.parts, isEnding: true } } } : state;
}

/** Asks for the parts that were left out. */
export function resumeParts(state: PanelState, key: string): PanelState {
  const { asked } = state;
  if (!asked?.parts || !hasMoreParts(asked)) return state;
  return placeWhenFresh({ ...state, asked: withNextPart(asked, asked.parts, key) });
}

/** Shows the results and offers a review, unless one of the same screens is under way. Nothing is sent yet. */
function offer(state: PanelState, offered: AskedReview): PanelState {
  const next = showResults(readWhole(state));
  return isUnderWay(next.asked) ? next : { ...next, asked: offered, conditions: null, isServiceAway: false };
}

/** Offers a second opinion, which is saved with the review. */
export const getFeedback = (state: PanelState): PanelState => offer(state, { ...OFFERED });

/** Offers to save the review without one. */
export const offerSaving = (state: PanelState): PanelState => offer(state, { ...OFFERED, isToSave: true });

/** Asks for the review on what was agreed to: the layers are read anew first. */
export function agreeToReview(state: PanelState, key: string, secondOpinionBy: string | null): PanelState {
  const { asked } = state;
  if (isUnderWay(asked)) return state;
  // The parts that are done stay so on other conditions.
  const isPart = asked?.parts && asked.stage !== "done";
  const next = isPart ? again({ ...asked, secondOpinionBy }, key) : askWith(key, secondOpinionBy);
  return { ...readAnew(state), asked: next };
}

/**
 * Asks again: with the same key, which never costs twice, when it may have been made, or the design is as it was; anew
 * when the design is another now.
 */
export function retryReview(state: PanelState, key: string): PanelState {
  const { asked } = state;
  if (!asked) return state;
  const { order, stage, reviewId } = asked;
  if (order && stage === "refused" && reviewId !== null)
    return { ...state, asked: { ...again(asked, asked.key), order: { ...order } } };
  return { ...readAnew(state), asked: { ...again(asked, key), former: order } };
}

/** Asks once more for the second opinion on the screens that lack it: the review stays as it is until there is more. */
export function askOpinionAgain(state: PanelState): PanelState {
  const { asked } = state;
  if (asked?.stage !== "done" || !asked.order || !asked.review) return state;
  const order = { ...asked.order, retryOf: asked.review.id };
  return { ...state, asked: { ...asked, stage: "looking", screens: [], error: null, order } };
}

/** Takes an event of the review that was asked for last. */
export function progressReview(state: PanelState, key: string, event: ReviewEvent): PanelState {
  if (state.asked?.key !== key) return state;
  const next = { ...state, asked: takeReviewEvent(state.asked, event) };
  // A plugin whose account was not asked for before its first review has no account yet.
  const installationState = { account: null, ...next.installationState };
  return goOn(
    event.type === "done"
      ? {
          ...next,
          installationState: { ...installationState, allowance: event.allowance },
          isServiceAway: false,
        }
      : next,
  );
}

/**
 * Remembers why a review was refused. A plugin whose token is not known any more gets a new one: without an account
 * that changes nothing, and it is asked again once; from an account it was disconnected, and that is said.
 */
export function refuseReview(state: PanelState, key: string, error: ErrorCode): PanelState {
  const { asked, installationState } = state;
  if (!asked?.order || asked.key !== key) return state;
  if (asked.order.retryOf) return { ...state, asked: withFailedRetry(asked, error) };
  if (error !== "unauthenticated") return { ...state, asked: { ...asked, stage: "refused", error } };
  if (installationState?.account || asked.isRenewed)
    return {
      ...state,
      asked: { ...asked, stage: "refused", error },
      installationAsked: state.installationAsked + 1,
    };
  return { ...state, asked: { ...asked, isRenewed: true, order: { ...asked.order } } };
}

/** Remembers what was said of a finding of a second opinion; null: it was taken back. */
export const noteMark = (state: PanelState, key: string, mark: OpinionMark | null): PanelState => ({
  ...state,
  opinionMarks: { ...state.opinionMarks, [key]: mark },
});

/** Shows what the live checks found: a review that is under way goes on. */
export const showLiveResults = (state: PanelState): PanelState => ({
  ...showResults(lookAgain(state)),
  frameId: state.frameId,
  asked: isUnderWay(state.asked) ? state.asked : null,
});
