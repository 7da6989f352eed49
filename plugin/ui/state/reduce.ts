import type { Action, ActionOf } from "./action.ts";
import { selectedFrames, type PanelState } from "./panel-state.ts";
import {
  cancelReading,
  changeScene,
  changeSelection,
  failReading,
  followSelection,
  readSelection,
  takeScene,
  wantFeedback,
} from "./reduce-reading.ts";
import { failLocating, takeReview } from "./reduce-results.ts";

type Handlers = {
  readonly [Type in Action["type"]]: (state: PanelState, action: ActionOf<Type>) => PanelState;
};

function sayPurpose(state: PanelState, { frameIds, purpose }: ActionOf<"purpose-said">): PanelState {
  const frames = selectedFrames(state).map((frame) =>
    frameIds.includes(frame.id) ? { ...frame, purpose } : frame,
  );
  return frames.length > 0 ? { ...state, selection: { kind: "frames", frames } } : state;
}

const HANDLERS: Handlers = {
  "settings-loaded": (state, { settings }) => ({ ...state, settings, reviews: {} }),
  "selection-changed": changeSelection,
  "reading-progressed": (state, { layers }) => ({ ...state, layersRead: layers }),
  "scene-read": takeScene,
  "reading-failed": failReading,
  "scene-changed": changeScene,
  "locating-failed": failLocating,
  "settings-chosen": (state, { settings }) => ({ ...state, settings, reviews: {} }),
  "purpose-said": sayPurpose,
  "feedback-wanted": wantFeedback,
  "selection-review-wanted": (state) => wantFeedback(readSelection(state)),
  "reading-wanted": readSelection,
  "reading-cancelled": cancelReading,
  "start-wanted": (state) =>
    followSelection({
      ...state,
      screen: "start",
      frameId: null,
      filter: "all",
      current: null,
      progress: null,
      locatingFailure: null,
    }),
  "frame-shown": (state, { frameId }) => ({ ...state, frameId, filter: "all", current: null }),
  "filter-chosen": (state, { filter }) => ({ ...state, filter, current: null }),
  "finding-chosen": (state, { id, isOpen }) => ({ ...state, current: { id, isOpen }, locatingFailure: null }),
  "frame-reviewed": takeReview,
  "notice-closed": (state) => ({ ...state, locatingFailure: null, progress: null }),
};

/** What the panel knows after an action. */
export const reduce = (state: PanelState, action: Action): PanelState =>
  (HANDLERS[action.type] as (state: PanelState, action: Action) => PanelState)(state, action);
