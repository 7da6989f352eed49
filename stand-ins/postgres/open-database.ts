import path from "node:path";
import type { Env } from "../../server/env.ts";
import { explainIfAway } from "../../server/explain-if-away.ts";
import type { StartFault } from "../../server/start-fault.ts";
import { startEmbedded, type Database } from "./postgres.ts";
import { ensureRoles } from "./roles.ts";

/** The Postgres that `DATABASE_URL` names, else the one that comes with the lock file. `onLost`: that one ended for good. */
export async function openDatabase(
  { DATABASE_URL: url, SUPABASE_URL, DATA_FOLDER }: Env,
  onLost?: (fault: StartFault) => void,
): Promise<Database> {
  if (url) {
    if (!SUPABASE_URL) await ensureRoles(url).catch(explainIfAway);
    return { url, folder: null, notice: null, stop: async () => {} };
  }
  const database = await startEmbedded({
    folder: path.join(DATA_FOLDER, "postgres"),
    ...(onLost && { onLost }),
  });
  await ensureRoles(database.url);
  return database;
}
