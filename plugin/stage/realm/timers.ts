import type { Host } from "./crossing/host.ts";

interface Timer {
  readonly run: () => void;
  readonly repeatMs: number | null;
}

/** The timers of the plugin: the functions stay here, only their numbers go to the host. */
export interface Timers {
  readonly globals: Pick<typeof globalThis, "setTimeout" | "clearTimeout" | "setInterval" | "clearInterval">;
  readonly fire: (id: number) => void;
}

/** Makes timers that the host rings. */
export function makeTimers(host: Host): Timers {
  const timers = new Map<number, Timer>();
  let lastId = 0;
  const start = (callback: Function, delayMs: number, repeats: boolean, args: readonly unknown[]): number => {
    const id = ++lastId;
    timers.set(id, { run: () => callback(...args), repeatMs: repeats ? delayMs : null });
    host.tell("startTimer", id, delayMs);
    return id;
  };
  const stop = (id: number) => {
    if (timers.delete(id)) host.tell("stopTimer", id);
  };
  return {
    globals: {
      setTimeout: (callback: Function, delayMs: number | undefined, ...args: unknown[]) =>
        start(callback, delayMs ?? 0, false, args),
      setInterval: (callback: Function, delayMs: number | undefined, ...args: unknown[]) =>
        start(callback, delayMs ?? 0, true, args),
      clearTimeout: stop,
      clearInterval: stop,
    },
    fire: (id) => {
      const timer = timers.get(id);
      if (!timer) return;
      if (timer.repeatMs === null) timers.delete(id);
      else host.tell("startTimer", id, timer.repeatMs);
      timer.run();
    },
  };
}
