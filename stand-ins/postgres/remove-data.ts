import { rm } from "node:fs/promises";
import { StartFault } from "../../server/start-fault.ts";
import { stopCluster } from "./cluster.ts";
import { findPlace } from "./data-folder.ts";
import { takeOwnership } from "./ownership.ts";
import { findPostmaster } from "./running-postmaster.ts";
import { addressOf, readSettings } from "./settings-file.ts";

/** Removes the data of the embedded Postgres, wherever it lies. Throws a `StartFault` while the product runs on it. */
export async function removeData(folder: string): Promise<void> {
  const place = await findPlace(folder);
  const running = await findPostmaster(place);
  if (running) {
    // It lives on after a product that was killed; with a product that lives, the lock is taken.
    const ownership = await takeOwnership(
      addressOf({ ...(await readSettings(place.data)), port: running.port }),
    );
    if (!ownership) throw new StartFault("inUse", `The product runs on ${place.root}. Stop it first.`);
    await ownership.release();
    await stopCluster(place);
  }
  await rm(place.root, { recursive: true, force: true });
}
