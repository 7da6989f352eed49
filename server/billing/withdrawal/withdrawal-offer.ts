import sql from "sql-template-tag";
import type { Deps } from "../../deps.ts";
import type { Payer } from "../customer-of.ts";
import type { Withdrawal } from "./finish-withdrawal.ts";
import type { Paid, PaidLine, Payment, Subscription } from "../payments.ts";
import { refundOf, type Use } from "./refund-of.ts";
import { withdrawalUntil } from "./withdrawal-until.ts";
import { MONTHS_OF } from "../../../shared/plans.ts";
import { wasTold } from "../news/tell-renewals.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";

/** The repayment that somebody would get who withdrew at an instant. */
export interface Refundable {
  /** `unannounced`: a year had renewed, and nobody was reminded in time. */
  readonly reason: "withdrawal" | "unannounced";
  readonly refunds: Withdrawal["refunds"];
  readonly currency: string;
  /** Seconds since 1970. */
  readonly until: number;
  /** For when it was computed. */
  readonly at: number;
  /** The reviews that were counted, with those under way; null: reviews are not counted. */
  readonly used: number | null;
}

/** The use made of the period under way. */
async function useOf(
  { db }: Deps,
  { userId }: Payer,
  { periodStart, interval }: Subscription,
  now: number,
): Promise<Use> {
  const row = await db.row<{ granted: number; used: number }>(
    sql`select granted, used from app.plan_use(${userId}, to_timestamp(${now}))`,
  );
  return {
    now,
    startsAt: periodStart,
    requests: (row?.granted ?? 0) * MONTHS_OF[interval],
    requestsUsed: row?.used ?? 0,
  };
}

/** The sum of several refunds, in cents. */
export const totalOf = (payments: readonly Pick<Payment, "amount">[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** Shares a sum among the payments, from the last one back to the first, until all of it is given back. */
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

const firstOf = ({ payments }: Paid, { createdAt }: Subscription): number =>
  Math.min(...(payments.length > 0 ? payments.map(({ paidAt }) => paidAt) : [createdAt]));

/** No month is as long. */
const LONGER_THAN_A_MONTH_S = 40 * DAY_S;
const isOfAYear = ({ startsAt, endsAt }: PaidLine): boolean => endsAt - startsAt > LONGER_THAN_A_MONTH_S;

/** The years that were paid one after the other until now: when each began, the first one first. */
function yearsOf({ lines }: Paid): readonly number[] {
  const bought = lines.filter(({ amount }) => amount > 0);
  const lastMonth = Math.max(
    -Infinity,
    ...bought.filter((one) => !isOfAYear(one)).map(({ startsAt }) => startsAt),
  );
  const years = bought.filter(isOfAYear).map(({ startsAt }) => startsAt);
  return years.filter((startsAt) => startsAt >= lastMonth).toSorted((a, b) => a - b);
}

/** The instant at which somebody agreed to the present contract: a change from months to years is a new one. */
const agreedAt = (paid: Paid, subscription: Subscription): number =>
  Math.max(firstOf(paid, subscription), (subscription.interval === "year" && yearsOf(paid)[0]) || -Infinity);

/** Longer than any 14 days with the holidays after them, and the day within which a checkout is paid. */
const LONGEST_S = 25 * DAY_S;

/** True when the 14 days of a monthly plan are over for certain: nothing has to be asked for then. */
const isLongOver = ({ createdAt, interval }: Subscription, at: number): boolean =>
  interval === "month" && at > createdAt + LONGEST_S;

/** The law gives it to consumers: whoever bought in the name of a company agreed to the period. */
const isConsumer = ({ buyer }: Subscription): boolean => !buyer?.company && !buyer?.vatNumber;

const offerOf = (paid: Paid, use: Use, more: Pick<Refundable, "reason" | "until" | "used">): Refundable => ({
  ...more,
  refunds: refundsOf(paid.payments, refundOf(paid, use)),
  currency: paid.payments[0]?.currency ?? "eur",
  at: use.now,
});

/** A year that renewed, and of which its buyer was not reminded in time, may be ended on any day of it. */
async function isUnannounced(deps: Deps, paid: Paid, subscription: Subscription): Promise<boolean> {
  const { id, interval, periodStart, isPeriodPaid } = subscription;
  const [first] = yearsOf(paid);
  if (interval !== "year" || first === undefined || periodStart <= first || !isPeriodPaid) return false;
  const isRenewal = paid.lines.some(({ amount, endsAt }) => amount > 0 && endsAt === periodStart);
  return isRenewal && !(await wasTold(deps, id, periodStart));
}

/**
 * The withdrawal that an account may declare now, with what is paid back; null: there is no right to it, or not any
 * more.
 */
export async function withdrawalOffer(
  deps: Deps,
  payer: Payer,
  subscription: Subscription,
  at: number = deps.payments.now(),
): Promise<Refundable | null> {
  if (!isConsumer(subscription) || isLongOver(subscription, at)) return null;
  const paid = await deps.payments.paidOf(subscription);
  // Whoever has paid nothing gets nothing back: they end it by cancelling.
  if (paid.lines.length === 0) return null;
  const until = withdrawalUntil(agreedAt(paid, subscription), subscription.buyer?.country ?? "");
  if (at <= until) {
    const use = await useOf(deps, payer, subscription, at);
    return offerOf(paid, use, { reason: "withdrawal", until, used: use.requestsUsed });
  }
  if (!(await isUnannounced(deps, paid, subscription))) return null;
  // The days that were had are paid for, whatever was done in them.
  const use = { now: at, startsAt: subscription.periodStart, requests: 0, requestsUsed: 0 };
  return offerOf(paid, use, { reason: "unannounced", until: subscription.periodEnd, used: null });
}
