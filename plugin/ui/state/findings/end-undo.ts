import type { PanelState } from "../panel-state.ts";

/** Something else was done since fixes were made: an undo would take that back. */
export const endUndo = (state: PanelState): PanelState =>
  state.fix ? { ...state, fix: { ...state.fix, changesSince: Infinity } } : state;
