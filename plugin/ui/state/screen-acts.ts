import type { FrameSummary } from "../../protocol/messages.ts";
import { asTold, NOTHING_OPENED, lookAgain } from "./findings/result-acts.ts";
import type { PanelState } from "./panel-state.ts";
import { readOnceSelected } from "./reading/reading-acts.ts";

/** Takes some parts of the state, whatever they were. */
export const setParts = (state: PanelState, parts: Partial<PanelState>): PanelState => ({
  ...state,
  ...parts,
});

/** Remembers what some of the selected screens are for. */
export function sayPurpose(state: PanelState, frameIds: readonly string[], purpose: string): PanelState {
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

/** Nothing is said any more of what was done, or could not be. */
const NOTHING_SAID = {
  news: null,
  fix: null,
} satisfies Partial<PanelState>;

export const closeNotice = (state: PanelState): PanelState => ({ ...asTold(state), ...NOTHING_SAID });

/** The state of results once they are left: nothing is searched, opened or said of them. */
const NOTHING_SHOWN = {
  frameId: null,
  words: "",
  ...NOTHING_OPENED,
  ...NOTHING_SAID,
} satisfies Partial<PanelState>;

export const show = (
  state: PanelState,
  parts: Pick<PanelState, "screen"> & Partial<PanelState>,
): PanelState => ({ ...state, ...NOTHING_SHOWN, ...parts });

export const goToStart = (state: PanelState): PanelState =>
  readOnceSelected(show(lookAgain(state), { screen: "start", link: null, pastReviewId: null }));
