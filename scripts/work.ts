import { setPriority } from "node:os";
import type { Env } from "../server/env.ts";
import { logOf } from "../server/open-world.ts";
import { hostedPictures } from "../server/open-services.ts";
import type { PictureStore } from "../server/pictures/picture-store.ts";
import { openWorker } from "../server/open-worker.ts";
import { WORKER_DATABASE } from "../server/worker-processes.ts";
import { addressOfDatabase } from "./connect/address-of-database.ts";
import { leaveOn } from "./run/leave-on.ts";
import { runScript } from "./run/run-script.ts";

/** Requests that are answered on the same machine come first. */
function stepBack(): void {
  try {
    setPriority(5);
  } catch {
    // Where it may not be changed, the system shares as it likes.
  }
}

/** Where pictures lie: in an object storage, or on this machine. */
async function picturesOf(env: Env): Promise<PictureStore> {
  if (env.S3_BUCKET_URL) return hostedPictures(env);
  const { localPictures } = await import("../stand-ins/picture-folder.ts");
  return localPictures(env);
}

/** Makes reviews until it is told to stop, or until the server that started it is gone. */
async function work(env: Env): Promise<void> {
  stepBack();
  const url = process.env[WORKER_DATABASE] ?? (await addressOfDatabase(env));
  const worker = await openWorker(env, url, await picturesOf(env), logOf(env));
  // Ctrl-C reaches the whole tree: the server that started this says when.
  if (process.connected) process.on("SIGINT", () => {});
  leaveOn(process.connected ? ["SIGTERM", "disconnect"] : ["SIGTERM", "SIGINT"], () => worker.stop());
}

await runScript(work);
