import sql from "sql-template-tag";
import { priceKey } from "../../../shared/plans.ts";
import { audit } from "../../account/audit.ts";
import type { Deps } from "../../deps.ts";
import type { Money } from "../../../shared/api/endpoints/subscription.ts";
import type { GiveBack } from "../payments.ts";

type ViewDeps = Pick<Deps, "db" | "payments">;

interface Row {
  readonly userId: string;
  readonly customerId: string | null;
  readonly plan: string | null;
  readonly subscription: string | null;
}

/** The account of a confirmed address; null: there is none. */
export async function findAccount({ db }: Pick<Deps, "db">, email: string): Promise<Row | null> {
  const row = await db.row<Row>(sql`
    select user_id as "userId", stripe_customer_id as "customerId", plan_id as plan, stripe_sub_id as subscription
    from public.accounts where user_id = app.user_with_email(${email})`);
  return row ?? null;
}

async function linesOfPayments(
  { payments }: ViewDeps,
  customerId: string | null,
): Promise<readonly string[]> {
  if (!customerId) return ["no payments"];
  const subscriptions = await payments.subscriptionsOf(customerId);
  const invoices = await payments.invoicesOf(customerId);
  return [
    ...subscriptions
      .flatMap(({ failedRefunds }) => failedRefunds)
      .map(({ id, amount }) => `refund ${id} of ${amount / 100} did not arrive: pay it by another way`),
    ...subscriptions.map(
      ({ id, status, interval, takenBack, pending }) =>
        `subscription ${[id, status, `by the ${interval}`, takenBack, pending && `waits: ${priceKey(pending)}`].filter(Boolean).join(" ")}`,
    ),
    ...invoices.map(
      ({ number, date, amount, refunded, currency, status }) =>
        `invoice ${number ?? "-"} ${date.slice(0, 10)} ${amount / 100} ${currency} ${status}, ${refunded / 100} paid back`,
    ),
  ];
}

/** The lines that an operator sees of an account: plan, reviews, payments, and what was written down of it. */
export async function accountView(deps: ViewDeps, account: Row): Promise<readonly string[]> {
  const { db, payments } = deps;
  const { userId, customerId, plan, subscription } = account;
  const allowance = await db.row<{ used: number; granted: number; credits: number }>(sql`
    select used, granted, credits from app.read_allowance(${userId}, null, null, to_timestamp(${payments.now()}))`);
  const audit = await db.rows<{ at: string; action: string; details: unknown }>(sql`
    select at, action, details from app.audit_log where subject = ${userId} order by at desc limit 30`);
  return [
    `account ${userId}, customer ${customerId ?? "none"}`,
    `plan ${plan ?? "none"}, subscription ${subscription ?? "none"}`,
    `reviews ${allowance?.used ?? 0} of ${allowance?.granted ?? 0} used, ${allowance?.credits ?? 0} credits`,
    ...(await linesOfPayments(deps, customerId)),
    ...audit.map(({ at, action, details }) => `${at} ${action} ${JSON.stringify(details)}`),
  ];
}

/** Gives reviews that never expire. */
export async function creditReviews({ db }: ViewDeps, { userId }: Row, count: number): Promise<void> {
  const source = `operator:${crypto.randomUUID()}`;
  await db.row(sql`select app.grant_credits(${userId}, ${source}, ${count})`);
  await audit(db, { by: null, action: "operator_credited", subject: userId, details: { count, source } });
}

/**
 * Gives money back for an invoice, up to so many cents all in all; the plan and its reviews follow when it was the
 * whole.
 */
export async function giveMoneyBack(
  { db, payments }: ViewDeps,
  { userId, customerId }: Row,
  { number, upTo }: Pick<GiveBack, "number" | "upTo">,
): Promise<Money | null> {
  if (!customerId) return null;
  await audit(db, {
    by: null,
    action: "operator_refunds",
    subject: userId,
    details: { invoice: number, upToCents: upTo },
  });
  const given = await payments.giveBack({ customerId, number, upTo });
  await db.row(sql`select app.want_stripe_sync(${customerId})`);
  return given;
}

/** Notes that a refund that failed was paid by another way. */
export async function noteRepaid({ db, payments }: ViewDeps, account: Row, refund: string): Promise<void> {
  const { userId, customerId } = account;
  if (!customerId) return;
  await audit(db, { by: null, action: "operator_repaid", subject: userId, details: { refund } });
  await payments.markRepaid(refund);
  await db.row(sql`select app.want_stripe_sync(${customerId})`);
}

/** Ends the subscription now, without a refund. The account follows when the payment service tells of it. */
export async function endPlan({ db, payments }: ViewDeps, { userId, subscription }: Row): Promise<boolean> {
  if (!subscription) return false;
  await audit(db, { by: null, action: "operator_ended_plan", subject: userId, details: { subscription } });
  await payments.end(subscription);
  return true;
}
