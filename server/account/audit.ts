import sql from "sql-template-tag";
import type { Db } from "../vendors/postgres.ts";

interface Act {
  /** Who did it; null: an operator. */
  readonly by: string | null;
  readonly action: string;
  readonly subject?: string;
  readonly details?: object;
}

/** Writes down that something was done that may have to be proved. */
export const audit = (db: Db, { by, action, subject = "", details = {} }: Act): Promise<unknown> =>
  db.rows(sql`
    insert into app.audit_log (actor_user_id, action, subject, details)
    values (${by}, ${action}, ${subject}, ${JSON.stringify(details)}::jsonb)`);
