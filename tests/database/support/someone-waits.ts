import { setTimeout } from "node:timers/promises";
import type { Sql } from "./open-sql.ts";

/** Resolves when a connection waits for a lock of another one; asked through one that may see that. */
export async function someoneWaits(admin: Sql): Promise<void> {
  const waiting = await admin`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  if (waiting.length > 0) return;
  await setTimeout(10);
  return someoneWaits(admin);
}
