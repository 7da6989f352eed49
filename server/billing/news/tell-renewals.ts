import sql from "sql-template-tag";
import type { Language } from "../../../shared/i18n/language.ts";
import { findPlan } from "../../../shared/plans.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../vendors/postgres.ts";

type NoticeDeps = Pick<Deps, "db" | "mailer" | "payments">;

/**
 * The law asks for a notice between three months and one month before a contract of a year renews (France: Code de la
 * consommation, L215-1). Ten weeks leave almost six for a mail that does not get through.
 */
const AHEAD_S = 70 * DAY_S;

/** A year that ends soon, and goes on as another one. */
export interface Renewal {
  readonly subId: string;
  readonly customer: string;
  readonly language: Language | null;
  /** Of the next year. */
  readonly planId: string;
  /** When the year ends, ISO 8601. */
  readonly date: string;
}

/** Mails that were handed over are written down as such; of those that were given up, another one is sent. */
async function noteSent(db: Db): Promise<void> {
  await db.rows(sql`
    update app.renewal_notices as notice set sent_at = mail.sent_at from app.mail_outbox as mail
    where mail.id = notice.mail_id and notice.sent_at is null and mail.sent_at is not null`);
  await db.rows(sql`
    delete from app.renewal_notices as notice using app.mail_outbox as mail
    where mail.id = notice.mail_id and notice.sent_at is null and mail.given_up_at is not null`);
}

/**
 * All years that are paid, end soon, renew by a year then, and of which nothing was said yet: of whom nothing can be said
 * come again each time, and would keep others away.
 */
export async function unannouncedRenewals({ db, payments }: NoticeDeps): Promise<readonly Renewal[]> {
  await noteSent(db);
  const now = payments.now();
  return db.rows<Renewal>(sql`
    select sync.state ->> 'subId' as "subId", sync.customer_id as customer,
      sync.state -> 'told' ->> 'language' as language, coalesce(sync.state ->> 'nextPlanId', sync.state ->> 'planId') as "planId",
      sync.state ->> 'paidThrough' as date
    from app.stripe_syncs as sync join public.accounts as account on account.stripe_customer_id = sync.customer_id
    where sync.state ->> 'interval' = 'year' and sync.state ->> 'planId' is not null
      and sync.state ->> 'cancelAt' is null and coalesce(sync.state ->> 'nextInterval', 'year') = 'year'
      and sync.state ->> 'paidThrough' > ${new Date(now * 1000).toISOString()}
      and sync.state ->> 'paidThrough' <= ${new Date((now + AHEAD_S) * 1000).toISOString()}
      and not exists (
        select from app.renewal_notices where subscription_id = sync.state ->> 'subId'
          and renews_at = (sync.state ->> 'paidThrough')::timestamptz
      )
    order by sync.state ->> 'paidThrough'`);
}

/** Reminds somebody that their year renews: once for each renewal, in the language in which they bought. */
export async function tellRenewal({ db, mailer, payments }: NoticeDeps, renewal: Renewal): Promise<void> {
  const { subId, customer, planId, date } = renewal;
  const plan = findPlan(planId);
  const owner = await db.row<{ to: string | null }>(sql`
    select app.email_of(user_id) as "to" from public.accounts where stripe_customer_id = ${customer}`);
  const to = owner?.to;
  if (!to || !plan) throw new Error(`A year renews as ${planId}, and its buyer cannot be told.`);
  const language = renewal.language ?? "en";
  const now = payments.now();
  // An earlier price holds for the renewal, too, and for everybody who has a seat.
  const money = await payments.previewRenewal(subId);
  await db.transaction(async (transaction) => {
    const mail = await mailer.queue(transaction, {
      to,
      language,
      message: {
        kind: "renewal-notice",
        plan: plan.name,
        ...money,
        date,
      },
    });
    // Of two sweeps at once the second one fails here, and its mail is none.
    await transaction.rows(sql`
      insert into app.renewal_notices (subscription_id, renews_at, customer_id, language, told_at, is_late, mail_id)
      values (${subId}, ${date}, ${customer}, ${language}, to_timestamp(${now}),
        to_timestamp(${now}) > ${date}::timestamptz - interval '1 month 1 day', ${mail})`);
  });
}

/** True when somebody was reminded in time that a year begins at an instant: seconds since 1970. */
export const wasTold = async ({ db }: Pick<Deps, "db">, subId: string, renewedAt: number): Promise<boolean> =>
  (await db.row(sql`
    select from app.renewal_notices
    where subscription_id = ${subId} and renews_at = to_timestamp(${renewedAt}) and not is_late`)) !==
  undefined;
