import sql from "sql-template-tag";
import type { Deps } from "../deps.ts";
import type { Payer } from "./customer-of.ts";
import type { Withdrawal } from "./finish-withdrawal.ts";
import type { Payment, Subscription } from "./payments.ts";
import { refundOf, WITHDRAWAL_S, type Use } from "./refund-of.ts";

/** What somebody would get who withdrew now. */
export interface WithdrawalOffer {
  readonly refunds: Withdrawal["refunds"];
  readonly currency: string;
  /** Seconds since 1970. */
  readonly until: number;
}

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

/** What several come to, in cents. */
export const totalOf = (payments: readonly Pick<Payment, "amount">[]): number =>
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

/** A checkout may be paid up to a day after the subscription was made. */
const LATEST_FIRST_PAYMENT_S = 86_400;

/** Null: the time to withdraw is over. */
export async function withdrawalOffer(
  deps: Deps,
  payer: Payer,
  subscription: Subscription,
): Promise<WithdrawalOffer | null> {
  const now = deps.payments.now();
  if (now > subscription.createdAt + LATEST_FIRST_PAYMENT_S + WITHDRAWAL_S) return null;
  const paid = await deps.payments.paymentsOf(subscription.id);
  const until = firstOf(paid, subscription) + WITHDRAWAL_S;
  if (now > until) return null;
  const cents = refundOf(totalOf(paid), await useOf(deps, payer, subscription));
  return { refunds: refundsOf(paid, cents), currency: paid[0]?.currency ?? "eur", until };
}
