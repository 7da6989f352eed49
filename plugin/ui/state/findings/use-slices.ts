import { useEffect, useState } from "preact/hooks";

/** As many rows are made at once: more of them would hold up what somebody types. */
const SLICE = 40;

/** The first items at once and the rest slice by slice, between which whatever waits is done first. */
export function useSlices<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(SLICE);
  const isMore = count < items.length;
  useEffect(() => {
    if (!isMore) return;
    const timer = setTimeout(() => setCount((last) => last + SLICE));
    return () => clearTimeout(timer);
  }, [isMore, count]);
  return isMore ? items.slice(0, count) : items;
}
