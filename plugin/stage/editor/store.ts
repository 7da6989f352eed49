import { useSyncExternalStore } from "preact/compat";

/** A state that is read by many and replaced, never changed, by its actions. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Starts a store with its first state. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads a part of a store; the component renders again when that part is another. */
export const useSelected = <State, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
