import type { ActionOf } from "../action.ts";
import { applyPatch } from "./apply-patch.ts";
import { isReviewed, NOTHING_READ, selectedFrames, type PanelState } from "../panel-state.ts";

const hasSameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const forgetReading = (state: PanelState): PanelState => ({ ...state, ...NOTHING_READ });

/** Asks for the layers of what is selected. */
export function readSelection(state: PanelState): PanelState {
  const frameIds = selectedFrames(state).map(({ id }) => id);
  return { ...forgetReading(state), request: frameIds.length > 0 ? { frameIds } : null };
}

/** Asks for the layers of what is selected, unless they are read or being read already. */
export function followSelection(state: PanelState): PanelState {
  const frameIds = selectedFrames(state).map(({ id }) => id);
  const isKnown = state.request && hasSameIds(state.request.frameIds, frameIds);
  return isKnown ? state : readSelection(state);
}

/** Results stay while another screen is selected; elsewhere the panel follows the selection. */
export function changeSelection(state: PanelState, { selection }: ActionOf<"selection-changed">): PanelState {
  const next = { ...state, selection };
  return state.screen === "start" ? followSelection(next) : next;
}

/** Takes the scene that was asked for; a late answer to an earlier request is dropped. */
export function takeScene(state: PanelState, { scene }: ActionOf<"scene-read">): PanelState {
  const isWanted = scene.frames.every(({ id }) => state.request?.frameIds.includes(id));
  return isWanted && scene.frames.length > 0 ? { ...state, scene, failure: null } : state;
}

/** A failure leads back to the start, where it is explained. */
export const failReading = (state: PanelState, { failure }: ActionOf<"reading-failed">): PanelState =>
  state.request === null || state.scene !== null
    ? state
    : { ...state, failure, asked: null, screen: state.screen === "waiting" ? "start" : state.screen };

/** Gives the reading up. */
export const cancelReading = (state: PanelState): PanelState => ({
  ...forgetReading(state),
  screen: "start",
  isCancelled: true,
});

/** Shows the results as soon as they are there: at once when the live checks are done. */
export function showResults(state: PanelState): PanelState {
  const isRead = state.scene !== null || (state.request !== null && state.failure === null);
  const next = isRead ? state : readSelection(state);
  return { ...next, screen: isReviewed(next) ? "results" : "waiting" };
}

/** Keeps the scene up to date with the design. */
export const changeScene = (state: PanelState, { patch }: ActionOf<"scene-changed">): PanelState =>
  state.scene ? { ...state, scene: applyPatch(state.scene, patch) } : state;
