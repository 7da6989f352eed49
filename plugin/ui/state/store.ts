import { atom, createStore } from "jotai";
import { INITIAL_STATE, type PanelState } from "./panel-state.ts";

/** All that the panel knows. */
export const stateAtom = atom<PanelState>(INITIAL_STATE);

let store = createStore();

/** Makes the store of a panel that opens: a page has one panel, and its acts change that store. */
export const openStore = (): typeof store => (store = createStore());

/** A function that changes the state of the panel: whatever happens to it is one of what it was, and of what came. */
type Change = (state: PanelState, ...args: never[]) => PanelState;

/** Changes as whoever calls them sees them: of the state as it is then. */
type Acts<Changes> = {
  readonly [Name in keyof Changes as Changes[Name] extends Change ? Name : never]: Changes[Name] extends (
    state: PanelState,
    ...args: infer Args
  ) => PanelState
    ? (...args: Args) => void
    : never;
};

/** Makes acts of the changes in a module, by their names. */
export const actsOf = <Changes extends object>(changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, change]: [string, Change]) => [
      name,
      (...args: never[]) => store.set(stateAtom, (state) => change(state, ...args)),
    ]),
  ) as Acts<Changes>;
