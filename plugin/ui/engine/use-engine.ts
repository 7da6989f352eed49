import { useSetAtom } from "jotai";
import { useCallback, useEffect } from "preact/hooks";
import { engineAtom, engineFailureAtom, usePanel } from "../state/use-panel.ts";
import { inIdle, inIdleAfter } from "../state/reading/in-idle.ts";
import type { EngineSource } from "./the-engine.ts";

/** Has the engine come when it is needed, or when the panel is drawn and nothing else is to be done. */
export function useEngine(source: EngineSource): void {
  const { engine, state } = usePanel();
  const { request, screen } = state;
  const isNeeded = request !== null || screen !== "start";
  const setEngine = useSetAtom(engineAtom);
  const setFailure = useSetAtom(engineFailureAtom);
  const ask = useCallback(
    function ask() {
      setFailure(null);
      source().then(
        (engine) => setEngine(() => engine),
        (error: unknown) => {
          console.error(error);
          setFailure({ tryAgain: ask });
        },
      );
    },
    [source, setEngine, setFailure],
  );
  useEffect(() => (isNeeded ? ask() : inIdle(ask)), [ask, isNeeded]);
  useEffect(
    () => (engine && !isNeeded ? inIdleAfter(0, engine.warmUp, () => {}) : undefined),
    [engine, isNeeded],
  );
}
