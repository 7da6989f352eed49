import { useEffect, useState } from "preact/hooks";

/** Rows made at once: more than are in sight, but not so many that typing would be held up. */
const SLICE = 24;

/**
 * The first items at once and the rest slice by slice, between which whatever waits is done first. Another `reason` for
 * the list, such as a filter, begins anew.
 */
export function useSlices<Item>(items: readonly Item[], reason: unknown): readonly Item[] {
  const [made, setMade] = useState({ reason, count: SLICE });
  const count = made.reason === reason ? made.count : SLICE;
  const isMore = count < items.length;
  useEffect(() => {
    if (!isMore) return;
    const timer = setTimeout(() => setMade({ reason, count: count + SLICE }));
    return () => clearTimeout(timer);
  }, [isMore, count, reason]);
  return isMore ? items.slice(0, count) : items;
}
