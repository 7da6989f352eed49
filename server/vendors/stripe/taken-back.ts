import type { Stripe } from "stripe";
import type { FailedRefund, Orphan, TakenBack } from "../../billing/payments.ts";
import { failedRefunds, leftOf, paymentFor, type Billed } from "./billed.ts";

/** The bank only asks, or it was decided for us: the money is ours. */
const IS_OURS = new Set([
  "won",
  "prevented",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
]);

/** The bank waits for what we say, or looks at it. */
const IS_UNDECIDED = new Set(["needs_response", "under_review"]);

const disputesOf = async (stripe: Stripe, charge: string): Promise<readonly Stripe.Dispute[]> =>
  (await stripe.disputes.list({ charge, limit: 100 })).data;

const isAgainstUs = ({ status }: Stripe.Dispute): boolean => !IS_OURS.has(status);

/**
 * True when a bank took a payment back, or is about to. That a charge was disputed stays on it, also when it is won.
 */
export async function isContested(
  stripe: Stripe,
  { id, disputed }: Pick<Stripe.Charge, "id" | "disputed">,
): Promise<boolean> {
  if (!disputed) return false;
  return (await disputesOf(stripe, id)).some(isAgainstUs);
}

/** The payments of a subscription that went back. */
export interface Returned {
  readonly takenBack: TakenBack | null;
  /** In cents. Also of one that has ended. */
  readonly refunded: number;
  /** Also of one that has ended. */
  readonly openDisputes: readonly string[];
  /** Also of one that has ended. */
  readonly failedRefunds: readonly FailedRefund[];
}

/** Tells whether the payment of a subscription went back; of orphans nothing was given, so nothing ends by that. */
export async function returnedOf(
  stripe: Stripe,
  { ended_at }: Stripe.Subscription,
  { invoices, charges }: Billed,
  orphans: readonly Orphan[],
): Promise<Returned> {
  const paid = invoices.filter(({ status }) => status === "paid");
  const paymentsOf = (some: readonly Stripe.Invoice[]) =>
    some.flatMap((one) => paymentFor(one, charges) ?? []);
  const all = paymentsOf(paid);
  const disputed = all.filter((charge) => charge.disputed);
  const disputes = (await Promise.all(disputed.map(({ id }) => disputesOf(stripe, id)))).flat();
  const openDisputes = disputes.flatMap(({ id, status }) => (IS_UNDECIDED.has(status) ? [id] : []));
  const refunded = all.reduce((sum, charge) => sum + charge.amount_captured - leftOf(charge), 0);
  const failed = all
    .flatMap(failedRefunds)
    .map(({ id, amount, metadata }) => ({ id, amount, isPromised: metadata?.["withdrawal"] !== undefined }));
  const returned = { refunded, openDisputes, failedRefunds: failed };
  if (ended_at) return { takenBack: null, ...returned };
  if (disputes.some(isAgainstUs)) return { takenBack: "disputed", ...returned };
  const [latest] = paymentsOf(paid.filter(({ id }) => !orphans.some((orphan) => orphan.id === id)));
  return { takenBack: latest && leftOf(latest) === 0 ? "refunded" : null, ...returned };
}
