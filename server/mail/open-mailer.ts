import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import type { DbPool } from "../vendors/postgres.ts";
import type { Mailer } from "./mailer.ts";

/** Opens the outbox. */
export const openMailer = (_env: Env, _db: DbPool, _log: Log): Mailer => ({
  queue: async () => {},
  flush: async () => 0,
});
