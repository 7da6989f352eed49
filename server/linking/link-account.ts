import sql from "sql-template-tag";
import type { Language } from "../../shared/i18n/language.ts";
import { audit } from "../account/audit.ts";
import type { Deps } from "../deps.ts";
import type { Db } from "../vendors/postgres.ts";

export interface LinkWish {
  readonly userId: string;
  readonly email: string;
  readonly figmaId: string;
  /** The code that was approved; null: any that this account approved for this Figma id. */
  readonly code: string | null;
  readonly language: Language;
}

interface Approval {
  readonly code: string;
  readonly installation_id: string;
  readonly figma_name: string;
  readonly approved_at: string;
}

/** An approval is remembered until the address is confirmed, which may take a while; one of a plugin that was signed out is none. */
const findApproval = (db: Db, { userId, figmaId, code }: LinkWish): Promise<Approval | undefined> =>
  db.row<Approval>(sql`
    select approved.code, installation_id, approved.figma_name, approved_at::text
    from app.link_codes as approved join public.installations as plugin on plugin.id = installation_id
    where approved_by = ${userId} and approved.figma_id = ${figmaId} and used_at is null and revoked_at is null
      and approved_at > clock_timestamp() - interval '30 days' and (${code}::text is null or code = ${code})
    order by approved_at desc limit 1 for update`);

async function connect(db: Db, { userId, figmaId }: LinkWish, approval: Approval): Promise<void> {
  // Anybody's plugin may claim any Figma id. So the latest proof counts, and nobody can hold an id against its owner.
  await db.rows(sql`
    update public.accounts set figma_id = null where figma_id = ${figmaId} and user_id <> ${userId}`);
  await db.rows(sql`update public.accounts set figma_id = ${figmaId} where user_id = ${userId}`);
  await db.rows(
    sql`update public.installations set user_id = ${userId} where id = ${approval.installation_id}`,
  );
  // Reviews from before there was an account belong to it now.
  await db.rows(sql`select app.claim_reviews(${approval.installation_id}, ${userId})`);
  await db.rows(sql`update app.link_codes set used_at = clock_timestamp() where code = ${approval.code}`);
  // An approval of before takes neither the plugin nor the id back, whoever gave it.
  await db.rows(sql`
    delete from app.link_codes where used_at is null and approved_at < ${approval.approved_at}::timestamptz
      and (installation_id = ${approval.installation_id} or (figma_id = ${figmaId} and approved_by <> ${userId}))`);
  await audit(db, { by: userId, action: "plugin_connected", subject: approval.installation_id });
}

/**
 * Connects an account and a Figma id, with the plugin whose code the account approved. False without an approval, or
 * when the account has another Figma id. An account that had this one before keeps its plugins.
 */
export const linkAccount = ({ db, mailer }: Deps, wish: LinkWish): Promise<boolean> =>
  db.transaction(async (transaction) => {
    // Two accounts that link one id wait for each other, before either holds its own account.
    await transaction.rows(
      sql`select pg_advisory_xact_lock(hashtextextended(${`figma ${wish.figmaId}`}, 0))`,
    );
    const account = await transaction.row<{ figma_id: string | null }>(
      sql`select figma_id from public.accounts where user_id = ${wish.userId} for update`,
    );
    if (!account || (account.figma_id !== null && account.figma_id !== wish.figmaId)) return false;
    const approval = await findApproval(transaction, wish);
    if (!approval) return account.figma_id === wish.figmaId;
    await connect(transaction, wish, approval);
    await mailer.queue(transaction, {
      to: wish.email,
      language: wish.language,
      message: { kind: "plugin-connected", figmaName: approval.figma_name },
    });
    return true;
  });
