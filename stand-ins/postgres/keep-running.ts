import { setTimeout } from "node:timers/promises";
import { StartFault } from "../../server/start-fault.ts";

/** A hold on a running Postgres, which resolves `lost` when it is gone. */
interface Held {
  readonly lost: Promise<void>;
}

/** After one that died, its processes take a moment to be gone. */
const ATTEMPTS = 20;
const PAUSE_MS = 500;

async function startAnew<T>(
  start: () => Promise<T>,
  stopping: AbortSignal,
  pauseMs: number,
): Promise<T | null> {
  for (let attempt = 1; !stopping.aborted; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await setTimeout(pauseMs);
    }
  }
  return null;
}

/** Whoever keeps something running. */
export interface Keeper<T> {
  /** Gives the one that runs now. */
  readonly current: () => T;
  /** Lets it be from now on, once a start that is under way has ended. */
  readonly stop: () => Promise<void>;
}

/** Starts something anew each time it is lost; when that does not work, it says so once and gives up. */
export function keepRunning<T extends Held>(
  first: T,
  start: () => Promise<T>,
  onLost: (fault: StartFault) => void,
  pauseMs = PAUSE_MS,
): Keeper<T> {
  const stopping = new AbortController();
  let current = first;
  let starting: Promise<unknown> = Promise.resolve();
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await current.lost;
      if (stopping.signal.aborted) return;
      const anew = startAnew(start, stopping.signal, pauseMs);
      starting = anew.catch(() => {});
      current = (await anew) ?? current;
    }
  };
  watch().catch((error: unknown) =>
    onLost(
      error instanceof StartFault
        ? error
        : new StartFault("database", "Postgres ended and could not be started again.", { cause: error }),
    ),
  );
  return {
    current: () => current,
    stop: async () => {
      stopping.abort();
      await starting;
    },
  };
}
