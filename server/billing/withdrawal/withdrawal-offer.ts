import sql from "sql-template-tag";
import type { Deps } from "../../deps.ts";
import type { Payer } from "../customer-of.ts";
import type { Withdrawal } from "./finish-withdrawal.ts";
import type { Payment, Subscription } from "../payments.ts";
import { refundOf, type Use } from "./refund-of.ts";
import { withdrawalUntil } from "./withdrawal-until.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";

/** What somebody would get who withdrew at an instant. */
export interface Refundable {
  readonly refunds: Withdrawal["refunds"];
  readonly currency: string;
  /** Seconds since 1970. */
  readonly until: number;
  /** For when it was computed. */
  readonly at: number;
}

/** What was had of the period under way. */
async function useOf(
  { db }: Deps,
  { userId }: Payer,
  { periodStart }: Subscription,
  now: number,
): Promise<Use> {
  const row = await db.row<{ granted: number; used: number }>(
    sql`select granted, used from app.read_allowance(${userId}, null, null, to_timestamp(${now}))`,
  );
  return { now, startsAt: periodStart, requests: row?.granted ?? 0, requestsUsed: row?.used ?? 0 };
}

/** What several come to, in cents. */
export const totalOf = (payments: readonly Pick<Payment, "amount">[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** From the last payment back to the first, until all of it is given back. */
function refundsOf(payments: readonly Payment[], cents: number): Withdrawal["refunds"] {
  let left = cents;
  return payments
    .toSorted((a, b) => b.paidAt - a.paidAt)
    .map(({ id, invoiceId, amount }) => {
      const share = Math.min(left, amount);
      left -= share;
      return { paymentId: id, invoiceId, amount: share };
    })
    .filter(({ amount }) => amount > 0);
}

const firstOf = (payments: readonly Payment[], { createdAt }: Subscription): number =>
  Math.min(...(payments.length > 0 ? payments.map(({ paidAt }) => paidAt) : [createdAt]));

/** Longer than any 14 days with the holidays after them, and the day within which a checkout is paid. */
const LONGEST_S = 25 * DAY_S;

/** The law gives it to consumers: whoever bought in the name of a company agreed to the period. */
const isConsumer = ({ buyer }: Subscription): boolean => !buyer?.company && !buyer?.vatNumber;

/** Null: there is no right to withdraw, or not any more. */
export async function withdrawalOffer(
  deps: Deps,
  payer: Payer,
  subscription: Subscription,
  at: number = deps.payments.now(),
): Promise<Refundable | null> {
  if (!isConsumer(subscription) || at > subscription.createdAt + LONGEST_S) return null;
  const paid = await deps.payments.paidOf(subscription.id);
  const until = withdrawalUntil(firstOf(paid.payments, subscription), subscription.buyer?.country ?? "");
  if (at > until) return null;
  const cents = refundOf(paid, await useOf(deps, payer, subscription, at));
  return {
    refunds: refundsOf(paid.payments, cents),
    currency: paid.payments[0]?.currency ?? "eur",
    until,
    at,
  };
}
