import sql from "sql-template-tag";
import type { DbPool } from "../vendors/postgres.ts";

/** Runs what changes the subscription of one account: one at a time, on whichever server. */
export const withAccountLock = <T>(locks: DbPool, userId: string, run: () => Promise<T>): Promise<T> =>
  locks.transaction(async (lock) => {
    await lock.row(sql`select pg_advisory_xact_lock(hashtextextended(${`billing ${userId}`}, 0))`);
    return run();
  });
