import { useCallback, useEffect, useState } from "preact/hooks";
import type { ErrorCode } from "../../../shared/api/errors.ts";
import { errorCodeOf } from "./error-code.ts";
import { untilAnswered } from "./until-answered.ts";

interface Outcome<T> {
  /** The function that loaded it: another one makes it stale. */
  readonly load: Load<T>;
  readonly data: T | null;
  readonly error: ErrorCode | null;
}

type Load<T> = (signal: AbortSignal) => Promise<T>;

/** The outcome of loading: `data` or `error`, and both null while it is on its way. */
interface Loaded<T> {
  readonly data: T | null;
  readonly error: ErrorCode | null;
  readonly again: () => void;
}

/** Loads something when a screen opens, and anew when `load` is another. */
export function useLoaded<T>(load: Load<T> | null): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!load) return;
    return untilAnswered(
      load,
      (data) => setOutcome({ load, data, error: null }),
      (error) => setOutcome({ load, data: null, error: errorCodeOf(error) }),
    );
  }, [load, tries]);
  const again = useCallback(() => {
    setOutcome(null);
    setTries((count) => count + 1);
  }, []);
  const isFresh = outcome?.load === load;
  return {
    data: isFresh ? (outcome?.data ?? null) : null,
    error: isFresh ? (outcome?.error ?? null) : null,
    again,
  };
}
