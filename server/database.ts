import path from "node:path";
import { startEmbedded, type Database } from "./embedded/postgres.ts";
import { ensureRoles } from "./embedded/roles.ts";

const FOLDER = path.resolve(import.meta.dirname, "../.data/postgres");

/** The Postgres of the product: the one that `DATABASE_URL` names, else the one that comes with the lock file. */
export async function openDatabase(url: string | undefined): Promise<Database> {
  if (url) return { url, folder: null, notice: null, stop: async () => {} };
  const database = await startEmbedded({ folder: FOLDER });
  await ensureRoles(database.url);
  return database;
}
