import type { TimerCalls } from "./realm/crossing/calls.ts";

/**
 * Timers of the place where an engine runs, that ring in the realm. A plugin that reads a large design pauses often: from
 * the worker of its engine to the page and back, each pause would take several times as long.
 */
export function makeHostTimers(ring: (id: number) => void): TimerCalls & { readonly stopAll: () => void } {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let isOver = false;
  return {
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
    stopAll: () => {
      isOver = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}
