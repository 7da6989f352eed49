import type { Deps } from "./deps.ts";
import { mendMailClock } from "./mail/open-mailer.ts";
import { mendQueueClock } from "./vendors/pg-boss.ts";

/**
 * Looks whether the clock of the database was set back: what was to be done soon would wait for as long as it jumped,
 * and nobody would know why.
 */
export async function mendClock({ db }: Pick<Deps, "db">): Promise<void> {
  await mendQueueClock(db);
  await mendMailClock(db);
}
