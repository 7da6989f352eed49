import sql from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller/caller.ts";
import { mailLanguage } from "../mail/mail-language.ts";
import { audit } from "./audit.ts";
import { partFromTeam } from "../team/membership.ts";
import type { Db } from "../vendors/postgres.ts";

interface Row {
  readonly plan_id: string | null;
  readonly stripe_cancel_at: number;
  readonly stripe_cancelled: boolean;
  readonly stripe_customer_id: string | null;
  /** A bank was asked for the first money of a plan. */
  readonly is_awaited: boolean;
}

const hasRunningPlan = ({ plan_id, stripe_cancel_at, stripe_cancelled }: Row): boolean =>
  plan_id !== null && stripe_cancel_at === 0 && !stripe_cancelled;

/** Deletes the letters between us and a person: messages, opinions, invitations, mails that wait. */
async function forgetLetters(db: Db, email: string): Promise<void> {
  await db.rows(sql`delete from app.contact_messages where lower(email) = lower(${email})`);
  await db.rows(sql`delete from app.opinions where lower(email) = lower(${email})`);
  await db.rows(sql`delete from public.team_invites where email = lower(${email})`);
  await db.rows(sql`delete from app.mail_outbox where lower(recipient) = lower(${email})`);
}

/** The rows of the plugins stay, because deleting an account must not renew a trial; whose they were does not. */
const forgetPlugins = (db: Db, userId: string | null): Promise<unknown> =>
  db.rows(sql`update public.installations set figma_id = null, figma_name = '' where user_id = ${userId}`);

/**
 * Deletes an account at once, with its reviews, pictures, links, messages and its sign-in; its plugins are signed out.
 * Refused while a plan runs that is not cancelled. Stripe is told afterwards, by the sweep.
 */
export const deleteAccount = ({ db, mailer }: Deps, { userId, email }: Caller): Promise<void> =>
  db.transaction(async (transaction) => {
    // Before the account is locked, as everybody does who touches a team.
    if ((await partFromTeam(transaction, userId ?? "")) === "has_members")
      throw new ApiError("team_has_members");
    const account = await transaction.row<Row>(sql`
      select plan_id, stripe_cancel_at, stripe_cancelled, stripe_customer_id, exists (
        select from app.stripe_syncs where customer_id = stripe_customer_id and state -> 'told' ->> 'awaits' is not null
      ) as is_awaited
      from public.accounts where user_id = ${userId} for update`);
    if (!account) throw new ApiError("unauthenticated");
    if (hasRunningPlan(account)) throw new ApiError("active_subscription");
    // A payment that arrives after the deletion would belong to nobody.
    if (account.is_awaited) throw new ApiError("payment_under_way");
    const language = await mailLanguage(transaction, userId);
    await forgetLetters(transaction, email);
    await forgetPlugins(transaction, userId);
    await transaction.rows(
      sql`insert into app.deletions (stripe_customer_id) values (${account.stripe_customer_id})`,
    );
    await transaction.rows(sql`
      insert into app.deletions (stripe_customer_id)
      select customer_id from app.former_customers where user_id = ${userId} and not is_handed_over`);
    await audit(transaction, { by: userId, action: "account_deleted" });
    await mailer.queue(transaction, {
      to: email,
      language,
      message: { kind: "account-deleted" },
    });
    await transaction.rows(sql`select app.delete_user(${userId})`);
  });
