import sql from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";
import type { Language } from "../../shared/i18n/language.ts";
import type { Deps } from "../deps.ts";
import { readCustomer, type Payer } from "./customer-of.ts";
import { finishWithdrawal, type Withdrawal } from "./finish-withdrawal.ts";
import type { Payment, Subscription } from "./payments.ts";
import { profileUrl } from "./profile-url.ts";
import { refundOf, WITHDRAWAL_S, type Use } from "./refund-of.ts";
import { withSubscription, type Held } from "./with-subscription.ts";

/** What was had of the period under way. */
async function useOf({ db, payments }: Deps, { userId }: Payer, subscription: Subscription): Promise<Use> {
  const now = payments.now();
  const row = await db.row<{ granted: number; used: number }>(
    sql`select granted, used from app.read_allowance(${userId}, null, null, to_timestamp(${now}))`,
  );
  return {
    startsAt: subscription.periodStart,
    endsAt: subscription.periodEnd,
    now,
    requests: row?.granted ?? 0,
    requestsUsed: row?.used ?? 0,
  };
}

const total = (payments: readonly Pick<Payment, "amount">[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** From the last payment back to the first, until all of it is given back. */
function refundsOf(payments: readonly Payment[], cents: number): Withdrawal["refunds"] {
  let left = cents;
  return payments
    .toSorted((a, b) => b.paidAt - a.paidAt)
    .map(({ id, amount }) => {
      const share = Math.min(left, amount);
      left -= share;
      return { paymentId: id, amount: share };
    })
    .filter(({ amount }) => amount > 0);
}

const firstOf = (payments: readonly Payment[], { createdAt }: Subscription): number =>
  Math.min(...(payments.length > 0 ? payments.map(({ paidAt }) => paidAt) : [createdAt]));

interface Promised extends Withdrawal {
  readonly currency: string;
}

async function decide(deps: Deps, { payer, customerId, subscription }: Held): Promise<Promised> {
  const paid = await deps.payments.paymentsOf(subscription.id);
  if (deps.payments.now() > firstOf(paid, subscription) + WITHDRAWAL_S) throw new ApiError("withdrawal_over");
  const cents = refundOf(total(paid), await useOf(deps, payer, subscription));
  return {
    subscriptionId: subscription.id,
    customerId,
    refunds: refundsOf(paid, cents),
    currency: paid[0]?.currency ?? "eur",
  };
}

/** Writes down that somebody withdrew and what they get, and confirms it by mail. */
async function promise(
  { db, mailer, payments }: Deps,
  { email, userId }: Payer,
  { subscriptionId, customerId, refunds, currency }: Promised,
  language: Language,
): Promise<void> {
  const at = new Date(payments.now() * 1000).toISOString();
  const refundCents = total(refunds);
  await db.transaction(async (transaction) => {
    await transaction.rows(sql`
      insert into app.withdrawals (subscription_id, customer_id, refund_cents, currency, refunds)
      values (${subscriptionId}, ${customerId}, ${refundCents}, ${currency}, ${JSON.stringify(refunds)}::jsonb)`);
    await transaction.rows(sql`
      insert into app.audit_log (actor_user_id, action, subject, details)
      values (${userId}, 'contract_withdrawn', ${userId}, ${JSON.stringify({ refundCents, currency })}::jsonb)`);
    await mailer.queue(transaction, {
      to: email,
      language,
      message: { kind: "withdrawal", refundCents, currency, at },
    });
  });
}

const promisedFor = ({ db }: Deps, subscriptionId: string): Promise<Withdrawal | undefined> =>
  db.row<Withdrawal>(sql`
    select subscription_id as "subscriptionId", customer_id as "customerId", refunds
    from app.withdrawals where subscription_id = ${subscriptionId}`);

/** Whether the subscription ended by a withdrawal just now: the second click of two. */
async function hasJustWithdrawn(deps: Deps, payer: Payer): Promise<boolean> {
  const { customerId } = await readCustomer(deps, payer);
  const row = await deps.db.row(sql`
    select from app.withdrawals where customer_id = ${customerId} and asked_at > now() - interval '1 day'`);
  return row !== undefined;
}

/** Withdraws from the contract: the plan ends at once, and what was not used is given back. */
export async function withdraw(deps: Deps, payer: Payer, language: Language): Promise<string> {
  try {
    return await withSubscription(deps, payer, async (held) => {
      // Promised already: what was left undone then is done now.
      const earlier = await promisedFor(deps, held.subscription.id);
      if (earlier) return finishWithdrawal(deps, earlier);
      const promised = await decide(deps, held);
      await promise(deps, payer, promised, language);
      await finishWithdrawal(deps, promised);
    });
  } catch (error) {
    const isOver = error instanceof ApiError && error.code === "no_subscription";
    if (isOver && (await hasJustWithdrawn(deps, payer))) return profileUrl(deps.env, "refresh=true");
    throw error;
  }
}
