import type {
  ReadFailure,
  ReadingNotes,
  ScenePatch,
  ScopeKind,
  Selection,
} from "../../../protocol/messages.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import { SCREENS_A_PART } from "../../../protocol/max-screens.ts";
import { isReviewed, NOTHING_READ, selectedFrames, type PanelState } from "../panel-state.ts";
import { applyPatch } from "./apply-patch.ts";
import { keepSame } from "./keep-same.ts";
import { mergeUnread } from "./merge-unread.ts";

const hasSameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const forgetReading = (state: PanelState): PanelState => ({ ...state, ...NOTHING_READ });

function request(state: PanelState, frameIds: readonly string[], rest: readonly string[] = []): PanelState {
  const id = state.requests + 1;
  return { ...state, requests: id, request: { id, frameIds, ...(rest.length > 0 && { rest }) } };
}

/** Asks for the layers of what is selected: the live checks look at the first screens only. */
export function readAgain(state: PanelState): PanelState {
  const ids = selectedFrames(state).map(({ id }) => id);
  const next = forgetReading(state);
  return ids.length > 0 ? request(next, ids.slice(0, SCREENS_A_PART), ids.slice(SCREENS_A_PART)) : next;
}

/** Asks for the layers of all screens of the request, those among them that the live checks left out. */
export function readWhole(state: PanelState): PanelState {
  const { request: asked } = state;
  return asked?.rest ? request(forgetReading(state), [...asked.frameIds, ...asked.rest]) : state;
}

/** Asks for the same layers again, and shows what is known of them meanwhile; a reading under way is as good. */
export const readAnew = (state: PanelState): PanelState =>
  state.request && state.scene ? request(state, state.request.frameIds, state.request.rest) : state;

/** Reads all anew for whoever wants to be sure: the layers known already, or else the selected ones. */
export const checkAgain = (state: PanelState): PanelState =>
  state.scene ? readAnew(state) : readAgain(state);

/** Asks for the layers of what is selected, unless they are being read, or are read and up to date. */
export function readOnceSelected(state: PanelState): PanelState {
  const frameIds = selectedFrames(state).map(({ id }) => id);
  const { request: asked } = state;
  const isKnown = asked && hasSameIds([...asked.frameIds, ...(asked.rest ?? [])], frameIds);
  if (!isKnown) return readAgain(state);
  return state.isOutdated ? readAnew(state) : state;
}

/** Results stay while another screen is selected; elsewhere the panel follows the selection. */
export function changeSelection(state: PanelState, selection: Selection): PanelState {
  // Whoever goes on to something else has a next step of their own: an undo would take that back.
  const isMade = state.fix?.answers?.every(({ trouble }) => trouble === null) === true;
  const next = { ...state, selection, fix: isMade ? null : state.fix };
  return state.screen === "start" ? readOnceSelected(next) : next;
}

/** Takes what is selected in the other way. */
export function chooseScope(state: PanelState, kind: ScopeKind): PanelState {
  const { selection } = state;
  const scope = selection?.kind === "frames" ? selection.scopes?.find((one) => one.kind === kind) : undefined;
  if (selection?.kind !== "frames" || !scope) return state;
  return readOnceSelected({ ...state, selection: { ...selection, ...scope, kind: "frames", scope: kind } });
}

/** Takes all screens of the page while none is selected. */
export function choosePage(state: PanelState): PanelState {
  const { selection } = state;
  if (!selection || selection.kind === "frames" || !selection.onPage) return state;
  return readOnceSelected({ ...state, selection: { kind: "frames", ...selection.onPage } });
}

/** Shows the screens that are checked already, without the others. */
export function showChecked(state: PanelState): PanelState {
  const { scene, reviews } = state;
  const frames = scene?.frames.filter((frame) => reviews[frame.id]?.node === frame) ?? [];
  return scene && frames.length > 0 ? { ...state, scene: { ...scene, frames }, screen: "results" } : state;
}

/** Takes the scene that was asked for; a late answer to an earlier request is dropped. */
export function takeScene(state: PanelState, scene: Scene, notes: ReadingNotes): PanelState {
  const { request: asked, fix } = state;
  if (!asked || scene.frames.length === 0 || !scene.frames.every(({ id }) => asked.frameIds.includes(id)))
    return state;
  if (notes.requestId !== undefined && notes.requestId !== asked.id) return state;
  return {
    ...state,
    scene: keepSame(state.scene, scene),
    unread: notes.unread ?? null,
    frameNotes: notes.frames ?? {},
    answeredId: asked.id,
    isOutdated: false,
    failure: null,
    fix: fix?.answers ? { ...fix, changesSince: Math.max(1, fix.changesSince) } : fix,
  };
}

/** Ends a reading anew that failed: the review that waited for it is refused and says why; nothing was sent. */
const failReadingAnew = (state: PanelState, failure: ReadFailure): PanelState => {
  const isWaiting = state.asked !== null && state.asked.order === null;
  const asked = isWaiting ? { ...state.asked, stage: "refused" as const, failure } : state.asked;
  const next = { ...state, asked, answeredId: state.request?.id ?? null, isOutdated: true };
  return state.screen === "start" ? { ...forgetReading(next), request: state.request, failure } : next;
};

/** A failure leads back to the start, where it is explained; what is shown already stays. */
export function failReading(state: PanelState, failure: ReadFailure, requestId?: number): PanelState {
  if (state.request === null || (requestId !== undefined && requestId !== state.request.id)) return state;
  if (state.scene !== null) return failReadingAnew(state, failure);
  return { ...state, failure, asked: null, screen: state.screen === "waiting" ? "start" : state.screen };
}

export const cancelReading = (state: PanelState): PanelState => ({
  ...forgetReading(state),
  screen: "start",
  isCancelled: true,
});

/** Shows the results as soon as they are there: at once when the live checks are done. */
export function showResults(state: PanelState): PanelState {
  const isRead = state.scene !== null || (state.request !== null && state.failure === null);
  const next = isRead ? state : readAgain(state);
  return { ...next, screen: isReviewed(next) ? "results" : "waiting" };
}

/** Keeps the scene up to date with the design; what is told while all is read anew for a fix is no news since then. */
export function changeScene(state: PanelState, patch: ScenePatch): PanelState {
  const { scene, fix, request: asked, answeredId } = state;
  if (!scene) return state;
  const isSince = fix?.answers && asked?.id === answeredId;
  return {
    ...state,
    scene: applyPatch(scene, patch),
    unread: mergeUnread(state.unread, patch),
    fix: isSince ? { ...fix, changesSince: fix.changesSince + 1 } : fix,
  };
}

/** The design changed, and nobody could say how. */
export const outdateScene = (state: PanelState): PanelState =>
  state.scene ? { ...state, isOutdated: true } : state;
