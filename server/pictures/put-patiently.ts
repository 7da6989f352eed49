import { hasCode } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { putPictures } from "./keep-pictures.ts";

/** A storage that is away comes back, mostly: it is tried again for half a minute, before anything is spent. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 3000;
const MOST_TRIES = 10;

/** Puts pictures away as soon as the storage takes them. Throws `unavailable` when it does not for half a minute. */
export async function putPatiently(
  deps: Pick<Deps, "db" | "pictures" | "pause">,
  review: Parameters<typeof putPictures>[2],
  handOver: AbortSignal,
): Promise<void> {
  const untilMs = performance.now() + PATIENCE_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await putPictures(deps.db, deps.pictures, review);
    } catch (error) {
      if (!hasCode(error, "unavailable") || tries === MOST_TRIES || performance.now() >= untilMs) throw error;
    }
    await deps.pause(PAUSE_MS);
    handOver.throwIfAborted();
  }
}
