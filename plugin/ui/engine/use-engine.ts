import { useCallback, useEffect, useState } from "preact/hooks";
import { inIdle } from "../state/reading/in-idle.ts";
import type { Engine, EngineSource } from "./the-engine.ts";

/** The engine, or why it is not here. */
export interface EngineAtHand {
  /** Null until it is here. */
  readonly engine: Engine | null;
  /** The way to try again when it did not come; null while it may come. */
  readonly engineFailure: { readonly tryAgain: () => void } | null;
}

/** Has the engine come when it is needed, or when the panel is drawn and nothing else is to be done. */
export function useEngine(source: EngineSource, isNeeded: boolean): EngineAtHand {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = useCallback(() => {
    setHasFailed(false);
    source().then(setEngine, (error: unknown) => {
      console.error(error);
      setHasFailed(true);
    });
  }, [source]);
  useEffect(() => (isNeeded ? ask() : inIdle(ask)), [ask, isNeeded]);
  return { engine, engineFailure: hasFailed ? { tryAgain: ask } : null };
}
