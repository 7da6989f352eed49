import { useCallback, useReducer } from "preact/hooks";
import { INITIAL_STATE, type PanelState } from "./panel-state.ts";

/** Changes the state of the panel: whatever happens to it is a function of what it was, and of what came. */
export type Act = <Args extends readonly unknown[]>(
  change: (state: PanelState, ...args: Args) => PanelState,
  ...args: Args
) => void;

/** A change of some parts of the state, whatever they were. */
export const setParts = (state: PanelState, parts: Partial<PanelState>): PanelState => ({
  ...state,
  ...parts,
});

const apply = (state: PanelState, change: (state: PanelState) => PanelState): PanelState => change(state);

/** All that the panel knows, and the way to change it. */
export function useStore(): readonly [PanelState, Act] {
  const [state, dispatch] = useReducer(apply, INITIAL_STATE);
  const act: Act = useCallback((change, ...args) => dispatch((last) => change(last, ...args)), []);
  return [state, act];
}
