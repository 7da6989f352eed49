import { useCallback, useEffect, useRef, useState } from "react";

export type Loaded<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown }
  | { readonly state: "loaded"; readonly value: T };

/**
 * The result of a call of the API, and the way to ask again. The call must stay the same from one render to the
 * next. It is asked again when the value that it is about changes; what was asked last has the say.
 */
export function useLoaded<T>(load: () => Promise<T>, about?: unknown): readonly [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading" });
  const turns = useRef(0);
  const ask = useCallback(() => {
    const turn = (turns.current += 1);
    const tell = (next: Loaded<T>): void => {
      if (turn === turns.current) setLoaded(next);
    };
    void load().then(
      (value) => tell({ state: "loaded", value }),
      (error: unknown) => tell({ state: "failed", error }),
    );
  }, [load]);
  useEffect(ask, [ask, about]);
  return [loaded, ask];
}
