import path from "node:path";
import { startEmbedded, type Database } from "../stand-ins/postgres/postgres.ts";
import { ensureRoles } from "../stand-ins/postgres/roles.ts";
import type { Env } from "./env.ts";
import { explainIfAway } from "./explain-if-away.ts";
import type { StartFault } from "./start-fault.ts";

/** The Postgres of the product: the one that `DATABASE_URL` names, else the one that comes with the lock file. */
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
