import { useMemo } from "preact/hooks";

/** The same list as long as it says the same: what depends on it is not made anew. */
export function useKept<Item>(list: readonly Item[]): readonly Item[] {
  const key = JSON.stringify(list);
  return useMemo(() => JSON.parse(key) as readonly Item[], [key]);
}
