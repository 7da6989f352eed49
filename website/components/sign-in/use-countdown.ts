import { useEffect, useState } from "react";

/** Counts seconds down to zero, from `first` and, each time that is asked for, from so many. */
export function useCountdown(first: number): readonly [number, (seconds: number) => void] {
  const [left, setLeft] = useState(first);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}
