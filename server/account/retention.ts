import sql, { type Sql } from "sql-template-tag";
import type { DbPool } from "../vendors/postgres.ts";

/** How long something is kept, and what removes it then. */
export interface RetentionRule {
  readonly keptFor: string;
  readonly why: string;
  readonly remove: Sql;
}

/** The rules of retention, by what is kept. `docs/retention.md` shows the same table, and a test compares them. */
export const RETENTION: Readonly<Record<string, RetentionRule>> = {
  "Reviews made without an account, with their pictures": {
    keptFor: "90 days",
    why: "long enough to sign up and keep them",
    remove: sql`delete from public.reviews where user_id is null and created_at < now() - interval '90 days'`,
  },
  "What was told of a review while it was made, for those who lost the connection": {
    keptFor: "1 hour after its end",
    why: "the review itself is kept apart",
    remove: sql`delete from app.review_jobs where ended_at < now() - interval '1 hour'`,
  },
  "Private links that ended or were withdrawn": {
    keptFor: "30 days after their end",
    why: "nobody can use them any more",
    remove: sql`
      delete from public.shared_links
      where coalesce(revoked_at, expires_at) < now() - interval '30 days'`,
  },
  "Invitations to a team that nobody accepted": {
    keptFor: "30 days after their end",
    why: "nobody can use them any more",
    remove: sql`delete from public.team_invites where expires_at < now() - interval '30 days'`,
  },
  "Link codes": {
    keptFor: "1 day, approved ones 30 days",
    why: "an approval waits for the confirmation of the address",
    remove: sql`
      delete from app.link_codes
      where created_at < now() - case when approved_at is null then interval '1 day' else interval '30 days' end`,
  },
  "Sign-ups whose address was never confirmed": {
    keptFor: "30 days",
    why: "there is no account without the confirmation",
    remove: sql`select app.remove_unconfirmed()`,
  },
  "Plugins that were never connected and are not used any more": {
    keptFor: "1 year after the last use",
    why: "their token would still work",
    remove: sql`
      delete from public.installations
      where user_id is null and coalesce(last_used_at, created_at) < now() - interval '1 year'
        and not exists (select from app.usage_accounts where installation_id = installations.id)`,
  },
  "What plugins without an account said of their Figma user (name and id)": {
    keptFor: "1 year after the last use",
    why: "nobody asks for it any more",
    remove: sql`
      update public.installations set figma_id = null, figma_name = ''
      where user_id is null and coalesce(last_used_at, created_at) < now() - interval '1 year'
        and (figma_id is not null or figma_name <> '')`,
  },
  "Mails: recipient and time (what they said goes when they are sent)": {
    keptFor: "30 days",
    why: "to find out why one did not arrive",
    remove: sql`delete from app.mail_outbox where coalesce(sent_at, given_up_at) < now() - interval '30 days'`,
  },
  "Messages of the contact form": {
    keptFor: "1 year",
    why: "to answer, and to answer again",
    remove: sql`delete from app.contact_messages where created_at < now() - interval '1 year'`,
  },
  Opinions: {
    keptFor: "1 year",
    why: "to improve the product; the credits need the address",
    remove: sql`delete from app.opinions where created_at < now() - interval '1 year'`,
  },
  "From which network address an opinion came (hashed)": {
    keptFor: "30 days",
    why: "few opinions a month from one address earn credits",
    remove: sql`
      update app.opinions set address_hash = null
      where address_hash is not null and created_at < now() - interval '30 days'`,
  },
  "Counters of the limits (hashed addresses)": {
    keptFor: "1 day",
    why: "the longest limit is a day",
    remove: sql`delete from app.rate_counters where window_start < now() - interval '1 day'`,
  },
  "How many free reviews an address, and a Figma user there, has used (hashed)": {
    keptFor: "30 days after the first",
    why: "the trial counts by address",
    remove: sql`select app.forget_addresses()`,
  },
  "Ids of Stripe's events": {
    keptFor: "90 days",
    why: "Stripe repeats an event for a few days at most",
    remove: sql`delete from app.stripe_events where received_at < now() - interval '90 days'`,
  },
  "What Stripe says of a customer whose account is deleted": {
    keptFor: "30 days after it was read",
    why: "Stripe may still tell us of the end of the subscription",
    remove: sql`
      delete from app.stripe_syncs
      where coalesce(synced_at, wanted_at) < now() - interval '30 days'
        and not exists (select from public.accounts where stripe_customer_id = customer_id)`,
  },
  "What was to be told elsewhere of a deleted account": {
    keptFor: "30 days after it was told",
    why: "to prove that the deletion was carried out",
    remove: sql`
      delete from app.deletions
      where coalesce(stripe_told_at, case when stripe_customer_id is null then requested_at end) < now() - interval '30 days'`,
  },
  "Withdrawals from a contract: Stripe's ids and the amount": {
    keptFor: "3 years",
    why: "disputes over payments",
    remove: sql`delete from app.withdrawals where finished_at < now() - interval '3 years'`,
  },
  "That somebody was reminded before a year renewed: when, and in which language": {
    keptFor: "3 years after the renewal",
    why: "the law asks for the notice, and it has to be shown",
    remove: sql`delete from app.renewal_notices where renews_at < now() - interval '3 years'`,
  },
  "Audit log: what touched money and identity": {
    keptFor: "3 years",
    why: "disputes over payments",
    remove: sql`delete from app.audit_log where at < now() - interval '3 years'`,
  },
};

/** Removes what is kept no longer. */
export async function applyRetention(db: DbPool): Promise<void> {
  for (const { remove } of Object.values(RETENTION)) await db.rows(remove);
}
