import type { Stripe } from "stripe";
import { idOf } from "./id-of.ts";

/** Invoices, the newest first, and the charges that their money was asked for with. */
export interface Billed {
  readonly invoices: readonly Stripe.Invoice[];
  readonly charges: readonly Stripe.Charge[];
}

/** All that a customer was billed for. */
export async function readBilled(stripe: Stripe, customer: string): Promise<Billed> {
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ customer, limit: 100, expand: ["data.payments"] }),
    stripe.charges.list({ customer, limit: 100, expand: ["data.refunds"] }),
  ]);
  return { invoices: invoices.data, charges: charges.data };
}

/** The part of it that was billed for a subscription. */
export const billedFor = ({ id }: Stripe.Subscription, { invoices, charges }: Billed): Billed => ({
  invoices: invoices.filter(({ parent }) => idOf(parent?.subscription_details?.subscription) === id),
  charges,
});

/** The charge that paid an invoice; undefined: none did. */
export function paymentFor(
  { payments }: Stripe.Invoice,
  charges: Billed["charges"],
): Stripe.Charge | undefined {
  const intents = (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
  return charges.find(
    ({ paid, payment_intent: intent }) => paid && intent !== null && intents.includes(idOf(intent)),
  );
}

const FAILED = new Set(["failed", "canceled"]);

const hasFailed = ({ status }: Stripe.Refund): boolean => FAILED.has(status ?? "");

/** True when money whose refund failed went back by another way. */
const wasRepaid = ({ metadata }: Stripe.Refund): boolean => metadata?.["repaid"] !== undefined;

/** True when its buyer did not get a refund, and nobody paid it by another way. */
export const isOwed = (refund: Stripe.Refund): boolean => hasFailed(refund) && !wasRepaid(refund);

/** The refunds of a charge that are owed still. */
export const failedRefunds = ({ refunds }: Stripe.Charge): readonly Stripe.Refund[] =>
  (refunds?.data ?? []).filter(isOwed);

/** How much of a charge is left, in cents: less refunds that did not fail, and what was paid back by another way. */
export const leftOf = ({ amount_captured, amount_refunded, refunds }: Stripe.Charge): number =>
  refunds && !refunds.has_more
    ? refunds.data
        .filter((refund) => !isOwed(refund))
        .reduce((left, { amount }) => left - amount, amount_captured)
    : amount_captured - amount_refunded;
