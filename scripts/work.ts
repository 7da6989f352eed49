import { setPriority } from "node:os";
import type { Env } from "../server/env.ts";
import { jsonLog, noLog } from "../server/log.ts";
import { openWorker } from "../server/open-worker.ts";
import { WORKER_DATABASE } from "../server/worker-processes.ts";
import { addressOfDatabase } from "./connect/address-of-database.ts";
import { runScript } from "./run/run-script.ts";

/** Requests that are answered on the same machine come first. */
function stepBack(): void {
  try {
    setPriority(5);
  } catch {
    // Where it may not be changed, the system shares as it likes.
  }
}

/** Makes reviews until it is told to stop, or until the server that started it is gone. */
async function work(env: Env): Promise<void> {
  stepBack();
  const url = process.env[WORKER_DATABASE] ?? (await addressOfDatabase(env));
  const worker = await openWorker(env, url, env.LOG ? jsonLog() : noLog);
  const leave = (): void => {
    worker.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", leave);
  process.once("disconnect", leave);
  // Ctrl-C reaches the whole tree: the server that started this says when.
  if (process.connected) process.on("SIGINT", () => {});
  else process.once("SIGINT", leave);
}

await runScript(work);
