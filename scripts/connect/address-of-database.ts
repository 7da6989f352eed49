import path from "node:path";
import { findPlace } from "../../stand-ins/postgres/data-folder.ts";
import { addressOf, readSettings } from "../../stand-ins/postgres/settings-file.ts";
import type { Env } from "../../server/env.ts";
import { StartFault } from "../../server/start-fault.ts";

/** Where the database of the environment is; the embedded one runs while the product does. */
export async function addressOfDatabase({ DATABASE_URL, DATA_FOLDER }: Env): Promise<string> {
  if (DATABASE_URL) return DATABASE_URL;
  const { data } = await findPlace(path.join(DATA_FOLDER, "postgres"));
  const settings = await readSettings(data).catch((cause: unknown) => {
    throw new StartFault("database", "There is no database yet: start the product first.", { cause });
  });
  return addressOf(settings);
}
