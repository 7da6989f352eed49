import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Log } from "./log.ts";

/** Workers that run beside a server, each a process of its own. One that ends is started again. */
export interface WorkerProcesses {
  /** Waits until each has ended what it works on, or given it back. */
  readonly stop: () => Promise<void>;
}

const SCRIPT = path.resolve(import.meta.dirname, "../scripts/work.ts");

/** The variable of the environment that tells a worker where the embedded Postgres is. */
export const WORKER_DATABASE = "WORKER_DATABASE_URL";

const AGAIN_MS = 1000;

/** Rather than be missed, a worker that does not stop is ended. */
const LONGEST_STOP_MS = 19_000;

const spawnWorker = (databaseUrl: string): ChildProcess =>
  spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, [WORKER_DATABASE]: databaseUrl },
    // The channel closes with this process, however it ends: the worker then stops, too.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once("exit", (code) => resolve(code));
    child.once("error", () => resolve(null));
  });

/** Starts one worker, and again when it ends. */
function keepWorking(databaseUrl: string, log: Log): WorkerProcesses {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      child = spawnWorker(databaseUrl);
      const code = await ended(child);
      if (stopping.signal.aborted) return;
      log("worker_ended", { code });
      await setTimeout(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    stop: async () => {
      stopping.abort();
      child?.kill("SIGTERM");
      const impatient = globalThis.setTimeout(() => child?.kill("SIGKILL"), LONGEST_STOP_MS);
      await working;
      clearTimeout(impatient);
    },
  };
}

/** Starts as many workers as are wanted. */
export function startWorkerProcesses(count: number, databaseUrl: string, log: Log): WorkerProcesses {
  const workers = Array.from({ length: count }, () => keepWorking(databaseUrl, log));
  return { stop: async () => void (await Promise.all(workers.map(({ stop }) => stop()))) };
}
