import type { ActionOf } from "../action.ts";
import { SCREENS_A_PART } from "../../../protocol/max-screens.ts";
import { applyPatch } from "./apply-patch.ts";
import { isReviewed, NOTHING_READ, selectedFrames, type PanelState } from "../panel-state.ts";

const hasSameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const forgetReading = (state: PanelState): PanelState => ({ ...state, ...NOTHING_READ });

/** Asks for the layers of what is selected: the live checks look at the first screens only. */
export function readSelection(state: PanelState): PanelState {
  const ids = selectedFrames(state).map(({ id }) => id);
  const [frameIds, rest] = [ids.slice(0, SCREENS_A_PART), ids.slice(SCREENS_A_PART)];
  const request = frameIds.length > 0 ? { frameIds, ...(rest.length > 0 && { rest }) } : null;
  return { ...forgetReading(state), request };
}

/** Asks for the layers of all screens of the request, those among them that the live checks left out. */
export function readWhole(state: PanelState): PanelState {
  const { request } = state;
  if (!request?.rest) return state;
  return { ...forgetReading(state), request: { frameIds: [...request.frameIds, ...request.rest] } };
}

/** Asks for the layers of what is selected, unless they are read or being read already. */
export function followSelection(state: PanelState): PanelState {
  const frameIds = selectedFrames(state).map(({ id }) => id);
  const { request } = state;
  const isKnown = request && hasSameIds([...request.frameIds, ...(request.rest ?? [])], frameIds);
  return isKnown ? state : readSelection(state);
}

/** Results stay while another screen is selected; elsewhere the panel follows the selection. */
export function changeSelection(state: PanelState, { selection }: ActionOf<"selection-changed">): PanelState {
  const next = { ...state, selection };
  return state.screen === "start" ? followSelection(next) : next;
}

/** Takes what is selected in the other way. */
export function chooseScope(state: PanelState, { kind }: ActionOf<"scope-chosen">): PanelState {
  const { selection } = state;
  const scope = selection?.kind === "frames" ? selection.scopes?.find((one) => one.kind === kind) : undefined;
  if (selection?.kind !== "frames" || !scope) return state;
  return followSelection({ ...state, selection: { ...selection, ...scope, kind: "frames", scope: kind } });
}

/** Takes all screens of the page while none is selected. */
export function choosePage(state: PanelState): PanelState {
  const { selection } = state;
  if (!selection || selection.kind === "frames" || !selection.onPage) return state;
  return followSelection({ ...state, selection: { kind: "frames", ...selection.onPage } });
}

/** Shows the screens that are checked already, without the others. */
export function showChecked(state: PanelState): PanelState {
  const { scene, reviews } = state;
  const frames = scene?.frames.filter((frame) => reviews[frame.id]?.node === frame) ?? [];
  return scene && frames.length > 0 ? { ...state, scene: { ...scene, frames }, screen: "results" } : state;
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
