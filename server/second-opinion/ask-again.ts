import { setTimeout } from "node:timers/promises";
import type { AskModel } from "./ask-model.ts";
import { SecondOpinionFailure } from "./second-opinion.ts";

/** Whoever waits for a screen waits no longer than this for a service to be ready again. */
const LONGEST_PAUSE_S = 8;
const USUAL_PAUSE_S = 0.5;

const MAY_PASS: readonly string[] = ["down", "busy"];

/** How long to wait before another try; null: there is no point in one. */
function pauseAfter(error: unknown): number | null {
  if (!(error instanceof SecondOpinionFailure) || !MAY_PASS.includes(error.reason)) return null;
  const pauseS = error.retryAfterS ?? USUAL_PAUSE_S;
  return pauseS <= LONGEST_PAUSE_S ? pauseS : null;
}

/** Waits so long, or until the signal comes. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

const byTheClock: Wait = (ms, signal) => setTimeout(ms, undefined, { signal });

/** Asks once more when the service is away or busy for a moment, and nothing was said yet. */
export const askAgain =
  (ask: AskModel, wait: Wait = byTheClock): AskModel =>
  async (question, signal, onText) => {
    let isBegun = false;
    const tell = (piece: string): void => {
      isBegun = true;
      onText?.(piece);
    };
    try {
      return await ask(question, signal, tell);
    } catch (error) {
      const pauseS = isBegun || signal.aborted ? null : pauseAfter(error);
      if (pauseS === null) throw error;
      await wait(1000 * pauseS, signal).catch(() => {
        throw error;
      });
      return ask(question, signal, onText);
    }
  };
