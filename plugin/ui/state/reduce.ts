import type { Action, ActionOf } from "./action.ts";
import { isUnderWay } from "./asked/asked-review.ts";
import type { FrameSummary } from "../../protocol/messages.ts";
import type { PanelState } from "./panel-state.ts";
import { failLink, showAccount, takeLinkCode, takeInstallationState } from "./account/reduce-account.ts";
import {
  agreeToReview,
  endParts,
  placeOrder,
  progressReview,
  refuseReview,
  resumeParts,
  askOpinionAgain,
  retryReview,
  wantFeedback,
} from "./asked/reduce-asked.ts";
import { chooseForFile, chooseUsual, dismissFinding, failWriting, takeKept } from "./kept/reduce-kept.ts";
import {
  cancelReading,
  changeScene,
  checkAgain,
  changeSelection,
  choosePage,
  chooseScope,
  failReading,
  readOnceSelected,
  outdateScene,
  askForLayers,
  showChecked,
  showResults,
  takeScene,
} from "./reading/reduce-reading.ts";
import {
  chooseFilters,
  failLocating,
  lookAgain,
  settleReview,
  showFrame,
  takeReview,
} from "./reduce-results.ts";
import { closeFinding, NOTHING_OPENED, openFinding, stepToFinding } from "./findings/reduce-opened.ts";
import { takeFixes, wantFixes } from "./findings/reduce-fixes.ts";
import { NO_FILTERS } from "./findings/filters.ts";

type Handlers = {
  readonly [Type in Action["type"]]: (state: PanelState, action: ActionOf<Type>) => PanelState;
};

function sayPurpose(state: PanelState, { frameIds, purpose }: ActionOf<"purpose-said">): PanelState {
  const { selection } = state;
  if (selection?.kind !== "frames") return state;
  const said = <T extends { readonly frames: readonly FrameSummary[] }>(list: T): T => ({
    ...list,
    frames: list.frames.map((frame) => (frameIds.includes(frame.id) ? { ...frame, purpose } : frame)),
  });
  const [inner, outer] = selection.scopes ?? [];
  const scopes = inner && outer && ([said(inner), said(outer)] as const);
  return { ...state, selection: { ...said(selection), ...(scopes && { scopes }) } };
}

/** The state of results once they are left: nothing is filtered, opened or said of them. */
const NOTHING_SHOWN = {
  frameId: null,
  filters: NO_FILTERS,
  ...NOTHING_OPENED,
  progress: null,
  locatingFailure: null,
  fix: null,
  writeFailure: null,
  justDismissed: null,
} satisfies Partial<PanelState>;

const HANDLERS: Handlers = {
  "settings-loaded": (state, { settings }) => chooseUsual(state, { type: "settings-chosen", settings }),
  "rights-known": (state, { rights }) => ({ ...state, rights }),
  "kept-read": takeKept,
  "marks-read": (state, { marks }) => ({ ...state, marks }),
  "writing-failed": failWriting,
  "finding-dismissed": dismissFinding,
  "file-settings-chosen": chooseForFile,
  "settings-wanted": (state) => ({ ...state, ...NOTHING_SHOWN, screen: "settings" }),
  "identity-loaded": (state, { identity }) => ({ ...state, identity }),
  "selection-changed": changeSelection,
  "reading-progressed": (state, { layers }) => ({ ...state, layersRead: layers }),
  "scene-read": (state, action) => placeOrder(takeScene(state, action)),
  "reading-failed": failReading,
  "scene-changed": changeScene,
  "scene-outdated": outdateScene,
  "not-kept": (state, { what }) => ({ ...state, notKept: [...new Set([...state.notKept, what])] }),
  "locating-failed": failLocating,
  "scope-chosen": chooseScope,
  "page-chosen": choosePage,
  "settings-chosen": chooseUsual,
  "purpose-said": sayPurpose,
  "audience-said": (state, { audience }) => ({ ...state, audience }),
  "feedback-wanted": wantFeedback,
  "selection-review-wanted": (state) => wantFeedback(askForLayers(state)),
  "conditions-read": (state, { conditions }) => ({ ...state, conditions, isServiceAway: false }),
  "review-agreed": agreeToReview,
  "live-results-wanted": (state) => ({
    ...showResults(lookAgain(state)),
    asked: isUnderWay(state.asked) ? state.asked : null,
  }),
  "review-retried": retryReview,
  "opinion-retried": askOpinionAgain,
  "parts-ended": endParts,
  "parts-resumed": resumeParts,
  "checked-wanted": showChecked,
  "reading-wanted": askForLayers,
  "check-wanted": checkAgain,
  "reading-cancelled": cancelReading,
  "start-wanted": (state) =>
    readOnceSelected({
      ...lookAgain(state),
      ...NOTHING_SHOWN,
      screen: "start",
      link: null,
      pastReviewId: null,
    }),
  "frame-shown": showFrame,
  "filters-chosen": chooseFilters,
  "finding-opened": openFinding,
  "finding-closed": closeFinding,
  "finding-stepped-to": stepToFinding,
  "frame-reviewed": takeReview,
  "frame-settled": settleReview,
  "fixing-wanted": (state, { fixing }) =>
    fixing ? { ...state, screen: "fixes", fixing } : { ...showResults(state), fixing: null },
  "fixes-wanted": wantFixes,
  "fixes-made": takeFixes,
  "notice-closed": (state) => ({
    ...state,
    locatingFailure: null,
    progress: null,
    fix: null,
    writeFailure: null,
    justDismissed: null,
  }),
  "history-wanted": (state) => ({ ...state, ...NOTHING_SHOWN, screen: "history", pastReviewId: null }),
  "library-wanted": (state, { scope }) => ({
    ...state,
    ...NOTHING_SHOWN,
    screen: "library",
    libraryScope: scope,
  }),
  "past-review-wanted": (state, { id }) => ({ ...state, screen: "past-review", pastReviewId: id }),
  "account-wanted": showAccount,
  "installation-wanted": (state) => ({ ...state, installationAsked: state.installationAsked + 1 }),
  "installation-read": takeInstallationState,
  "service-missed": (state) => ({ ...state, isServiceAway: true }),
  "team-sharing-changed": (state, { reviewId, isShared }) => ({
    ...state,
    teamShares: { ...state.teamShares, [reviewId]: isShared },
  }),
  "link-code-given": takeLinkCode,
  "link-failed": failLink,
  "review-progressed": progressReview,
  "review-refused": refuseReview,
};

/** The state of the panel after an action. */
export const reduce = (state: PanelState, action: Action): PanelState =>
  (HANDLERS[action.type] as (state: PanelState, action: Action) => PanelState)(state, action);
