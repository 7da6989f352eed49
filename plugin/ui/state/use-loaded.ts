import { useCallback, useEffect, useState } from "preact/hooks";
import type { ErrorCode } from "../../../shared/api/errors.ts";
import { errorCodeOf } from "./error-code.ts";
import { untilAnswered } from "./until-answered.ts";

type Load<T> = (signal: AbortSignal) => Promise<T>;

/** The outcome of loading: `data` or `error`, and both null while it is on its way. */
interface Outcome<T> {
  /** The function that loaded it: another one makes it stale. */
  readonly load: Load<T> | null;
  readonly data: T | null;
  readonly error: ErrorCode | null;
}

/** Loads something when a screen opens, and anew when `load` is another, or `again` is called. */
export function useLoaded<T>(load: Load<T> | null) {
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
  const { data, error } = outcome?.load === load && outcome ? outcome : { data: null, error: null };
  return { data, error, again };
}
