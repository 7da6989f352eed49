import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** True when the page's script has taken over from its HTML. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
