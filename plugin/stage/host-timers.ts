import type { EngineOptions } from "./engine.ts";
import type { Call, TimerCalls } from "./realm/crossing/calls.ts";

/** A realm in the same scope brings timers of its own. */
const { setTimeout, clearTimeout } = globalThis;

interface HostTimers {
  /** Takes the calls of the realm: timers ring here, all else is for the editor. */
  readonly hear: (call: Call) => void;
  readonly stopAll: () => void;
}

/**
 * Timers of the place where an engine runs, that ring in the realm. A plugin that reads a large design pauses often: from
 * the worker of its engine to the page and back, each pause would take several times as long.
 */
export function makeHostTimers(ring: (id: number) => void, onCall: EngineOptions["onCall"]): HostTimers {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let isOver = false;
  const calls: TimerCalls = {
    startTimer: (id, delayMs) => {
      if (isOver) return;
      const timer = setTimeout(() => {
        timers.delete(id);
        ring(id);
      }, delayMs);
      timers.set(id, timer);
    },
    stopTimer: (id) => {
      clearTimeout(timers.get(id));
      timers.delete(id);
    },
  };
  return {
    hear(call) {
      const run = calls[call.name as keyof TimerCalls] as ((...args: readonly unknown[]) => void) | undefined;
      if (run) run(...call.args);
      else onCall(call);
    },
    stopAll: () => {
      isOver = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}
