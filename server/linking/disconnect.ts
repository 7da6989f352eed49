import sql from "sql-template-tag";
import { audit } from "../account/audit.ts";
import type { DbPool } from "../vendors/postgres.ts";

/** Ends the token of one of an account's plugins. False: it has no such plugin. */
export const disconnectInstallation = (
  { transaction }: DbPool,
  userId: string,
  id: string,
): Promise<boolean> =>
  transaction(async (db) => {
    const revoked = await db.row(sql`
      update public.installations set revoked_at = clock_timestamp()
      where id = ${id} and user_id = ${userId} and revoked_at is null returning id`);
    if (revoked) await audit(db, { by: userId, action: "plugin_disconnected", subject: id });
    return revoked !== undefined;
  });

/** The plugin lets go of its account; what was reviewed with it stays the account's. */
export const disconnectSelf = ({ transaction }: DbPool, installationId: string): Promise<void> =>
  transaction(async (db) => {
    const row = await db.row<{ user_id: string }>(sql`
      update public.installations as installation set user_id = null
      from public.installations as before
      where installation.id = ${installationId} and before.id = installation.id and before.user_id is not null
      returning before.user_id`);
    if (row) await audit(db, { by: row.user_id, action: "plugin_disconnected", subject: installationId });
  });

/** Takes the Figma id off an account, and ends the tokens of its plugins. */
export const unlinkFigma = ({ transaction }: DbPool, userId: string): Promise<void> =>
  transaction(async (db) => {
    await db.rows(sql`update public.accounts set figma_id = null where user_id = ${userId}`);
    await db.rows(sql`
      update public.installations set revoked_at = clock_timestamp()
      where user_id = ${userId} and revoked_at is null`);
    await db.rows(sql`delete from app.link_codes where approved_by = ${userId}`);
    await audit(db, { by: userId, action: "figma_unlinked" });
  });
