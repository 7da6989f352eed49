import type { Stripe } from "stripe";
import type { Orphan } from "../../billing/payments.ts";
import { failedRefunds, leftOf, paymentFor, type Billed } from "./billed.ts";
import { idOf } from "./id-of.ts";

type Invoice = Stripe.Invoice;
type Line = Stripe.InvoiceLineItem;

/**
 * Less is not charged: Stripe takes a draft of less as paid when it is finalised, and adds it to the next invoice. See
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const LEAST_CENTS = 50;

const priceOf = ({ pricing }: Pick<Line, "pricing">): string | null =>
  pricing?.price_details ? idOf(pricing.price_details.price) : null;

/** True when a line is of the period under way. */
const isUnderWay =
  ({ items }: Stripe.Subscription) =>
  (line: Line): boolean =>
    items.data.some(
      ({ price, quantity = 1, current_period_end: end }) =>
        price.id === priceOf(line) && quantity === line.quantity && end === line.period.end,
    );

/** No change waits longer for its payment: https://docs.stripe.com/billing/subscriptions/pending-updates-reference */
const WAITS_S = 86_400;

/**
 * True when another line goes on where one ends, or credits its rest: so its time was given. Of two lines that end
 * together, as of a change in the second of the purchase, the one that was paid too late is not the one that goes on.
 */
const isFollowed =
  (lines: readonly Line[], { created, status_transitions }: Invoice) =>
  (line: Line): boolean => {
    const { end } = line.period;
    const isLate = (status_transitions.paid_at ?? created) > created + WAITS_S;
    const isAlone = !lines.some(({ amount, period }) => amount > 0 && period.end === end);
    return lines.some(({ amount, period, ...other }) =>
      amount < 0
        ? period.end === end && priceOf(other) === priceOf(line)
        : period.start === end && (isAlone || !isLate),
    );
  };

/** In the second of the end it is late where the money was asked for before: a bank answered. A card pays as it is asked. */
function isPaidLate({ ended_at: endedAt }: Stripe.Subscription, { status_transitions }: Invoice): boolean {
  const { paid_at: paidAt, finalized_at: askedAt } = status_transitions;
  if (endedAt === null || paidAt === null) return false;
  return paidAt > endedAt || (paidAt === endedAt && (askedAt ?? paidAt) < paidAt);
}

/** True when an invoice is of a change that was not carried out, and does not wait for its payment any more. */
function isOfDroppedChange(
  subscription: Stripe.Subscription,
  invoice: Invoice,
  invoices: readonly Invoice[],
): boolean {
  const { pending_update, latest_invoice: latest } = subscription;
  if (invoice.billing_reason !== "subscription_update") return false;
  if (pending_update && latest && idOf(latest) === invoice.id) return false;
  const others = invoices.filter(({ id }) => id !== invoice.id).flatMap(({ lines }) => lines.data);
  const bought = invoice.lines.data.filter(({ amount }) => amount > 0);
  return (
    bought.length > 0 &&
    !bought.some((line) => isUnderWay(subscription)(line) || isFollowed(others, invoice)(line))
  );
}

/** True when money of an invoice is here, no bank disputes it, and none sent its refund back: that is told as such. */
function isKept(invoice: Invoice, charges: Billed["charges"]): boolean {
  const charge = paymentFor(invoice, charges);
  return charge !== undefined && !charge.disputed && failedRefunds(charge).length === 0 && leftOf(charge) > 0;
}

/** The invoices of a subscription for which nothing is given: of a change that never was, or of a time after its end. */
export function orphansOf(
  subscription: Stripe.Subscription,
  { invoices, charges }: Billed,
): readonly Orphan[] {
  const hasEnded = subscription.ended_at !== null;
  return invoices.flatMap((invoice): readonly Orphan[] => {
    const { id, number, status, total, last_finalization_error: blocked } = invoice;
    const isDropped = isOfDroppedChange(subscription, invoice, invoices);
    // One that cannot be finalised is never collected either; each try would be told as a change, and tried again.
    if (status === "draft")
      return hasEnded && !blocked && (total <= 0 || total >= LEAST_CENTS)
        ? [{ id, number, state: "draft" }]
        : [];
    if (status === "open") return hasEnded || isDropped ? [{ id, number, state: "open" }] : [];
    if (status !== "paid" || !(isDropped || isPaidLate(subscription, invoice))) return [];
    return [{ id, number, state: isKept(invoice, charges) ? "paid" : "settled" }];
  });
}
