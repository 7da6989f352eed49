import type { Action, ActionOf } from "./action.ts";
import { isUnderWay } from "./asked/asked-review.ts";
import { selectedFrames, type PanelState } from "./panel-state.ts";
import { failLink, showAccount, takeLinkCode, takeStanding } from "./account/reduce-account.ts";
import { placeOrder, progressReview, refuseReview, retryReview, wantFeedback } from "./asked/reduce-asked.ts";
import {
  cancelReading,
  changeScene,
  checkAgain,
  changeSelection,
  failReading,
  followSelection,
  outdateScene,
  readSelection,
  showResults,
  takeScene,
} from "./reading/reduce-reading.ts";
import { failLocating, settleReview, takeReview } from "./reduce-results.ts";

type Handlers = {
  readonly [Type in Action["type"]]: (state: PanelState, action: ActionOf<Type>) => PanelState;
};

function sayPurpose(state: PanelState, { frameIds, purpose }: ActionOf<"purpose-said">): PanelState {
  const frames = selectedFrames(state).map((frame) =>
    frameIds.includes(frame.id) ? { ...frame, purpose } : frame,
  );
  return frames.length > 0 ? { ...state, selection: { kind: "frames", frames } } : state;
}

/** What was looked at in results that are left. */
const NOTHING_SHOWN = {
  frameId: null,
  filter: "all",
  current: null,
  progress: null,
  locatingFailure: null,
  fix: null,
} satisfies Partial<PanelState>;

const HANDLERS: Handlers = {
  "settings-loaded": (state, { settings }) => ({ ...state, settings, reviews: {} }),
  "identity-loaded": (state, { identity }) => ({ ...state, identity }),
  "selection-changed": changeSelection,
  "reading-progressed": (state, { layers }) => ({ ...state, layersRead: layers }),
  "scene-read": (state, action) => placeOrder(takeScene(state, action)),
  "reading-failed": failReading,
  "scene-changed": changeScene,
  "scene-outdated": outdateScene,
  "not-kept": (state, { what }) => ({ ...state, notKept: [...new Set([...state.notKept, what])] }),
  "locating-failed": failLocating,
  "settings-chosen": (state, { settings }) => ({ ...state, settings, reviews: {} }),
  "purpose-said": sayPurpose,
  "feedback-wanted": wantFeedback,
  "selection-review-wanted": (state, { key }) =>
    wantFeedback(readSelection(state), { type: "feedback-wanted", key }),
  "live-results-wanted": (state) => ({
    ...showResults(state),
    asked: isUnderWay(state.asked) ? state.asked : null,
  }),
  "review-retried": retryReview,
  "reading-wanted": readSelection,
  "check-wanted": checkAgain,
  "reading-cancelled": cancelReading,
  "start-wanted": (state) =>
    followSelection({ ...state, ...NOTHING_SHOWN, screen: "start", link: null, pastReviewId: null }),
  "frame-shown": (state, { frameId }) => ({ ...state, frameId, filter: "all", current: null }),
  "filter-chosen": (state, { filter }) => ({ ...state, filter, current: null }),
  "finding-chosen": (state, { id, isOpen }) => ({ ...state, current: { id, isOpen }, locatingFailure: null }),
  "frame-reviewed": takeReview,
  "frame-settled": settleReview,
  "fix-wanted": (state, { findingId }) => ({ ...state, fix: { findingId, answer: null } }),
  "fix-made": (state, { answer }) => ({ ...state, fix: { findingId: answer.findingId, answer } }),
  "notice-closed": (state) => ({ ...state, locatingFailure: null, progress: null, fix: null }),
  "history-wanted": (state) => ({ ...state, ...NOTHING_SHOWN, screen: "history", pastReviewId: null }),
  "past-review-wanted": (state, { id }) => ({ ...state, screen: "past-review", pastReviewId: id }),
  "account-wanted": showAccount,
  "standing-wanted": (state) => ({ ...state, standingAsked: state.standingAsked + 1 }),
  "standing-read": takeStanding,
  "service-missed": (state) => ({ ...state, isServiceAway: true }),
  "link-code-given": takeLinkCode,
  "link-failed": failLink,
  "review-progressed": progressReview,
  "review-refused": refuseReview,
};

/** What the panel knows after an action. */
export const reduce = (state: PanelState, action: Action): PanelState =>
  (HANDLERS[action.type] as (state: PanelState, action: Action) => PanelState)(state, action);
