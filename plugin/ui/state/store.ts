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

type Change = (state: PanelState, ...args: never[]) => PanelState;

/** Changes of the state as whoever calls them sees them: of the state as it is then. */
type Bound<Changes> = {
  readonly [Name in keyof Changes]: Changes[Name] extends (
    state: PanelState,
    ...args: infer Args
  ) => PanelState
    ? (...args: Args) => void
    : never;
};

/** Binds changes to the store, by their names. */
export const bindActs = <Changes extends Readonly<Record<string, Change>>>(act: Act, changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, (...args: never[]) => act(change, ...args)]),
  ) as Bound<Changes>;

const apply = (state: PanelState, change: (state: PanelState) => PanelState): PanelState => change(state);

/** All that the panel knows, and the way to change it. */
export function useStore(): readonly [PanelState, Act] {
  const [state, dispatch] = useReducer(apply, INITIAL_STATE);
  const act: Act = useCallback((change, ...args) => dispatch((last) => change(last, ...args)), []);
  return [state, act];
}
