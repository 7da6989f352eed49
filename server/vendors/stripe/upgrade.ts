import type { Stripe } from "stripe";
import { priceKey, type SeatedTerms } from "../../../shared/plans.ts";
import type { Subscription } from "../../billing/payments.ts";
import type { Money } from "../../../shared/api/endpoints/subscription.ts";
import { endOf } from "../../billing/plan/plan-of.ts";
import { expanded } from "./id-of.ts";
import { makeOnce } from "./make-once.ts";
import { lineOf } from "./money.ts";
import { priceOf } from "./prices.ts";
import { itemOf } from "./subscriptions.ts";

const urlOfOpenInvoice = ({ latest_invoice: invoice }: Stripe.Subscription): string | null =>
  expanded(invoice)?.hosted_invoice_url ?? null;

/** Charges at once for terms that are more: a whole period of them from now on, less the rest of the present one. */
const CHANGE_NOW = {
  billing_cycle_anchor: { type: "now" },
  proration_behavior: "always_invoice",
} as const;

/** The amount that the period under way was billed at, less its discounts; undefined: no invoice of it is found. */
async function billedOf(stripe: Stripe, { id, periodStart }: Subscription): Promise<number | undefined> {
  const { data } = await stripe.invoices.list({ subscription: id, status: "paid", limit: 100 });
  return data
    .flatMap(({ lines }) => lines.data)
    .filter(({ amount, period }) => amount > 0 && period.start === periodStart)
    .map((line) => lineOf(line).amount)[0];
}

/**
 * Stripe previews nothing else while a smaller plan is planned, so this is ours: it is compared with Stripe's before it
 * is charged. Taxes are in the prices.
 */
async function reckonUpgrade(
  stripe: Stripe,
  before: Subscription,
  next: { readonly price: string; readonly quantity: number },
  at: number,
): Promise<Money> {
  const { id, priceId, seats, periodStart, periodEnd } = before;
  const [held, price, subscription, billed] = await Promise.all([
    stripe.prices.retrieve(priceId),
    stripe.prices.retrieve(next.price),
    stripe.subscriptions.retrieve(id, { expand: ["customer"] }),
    billedOf(stripe, before),
  ]);
  const paid = billed ?? (held.unit_amount ?? 0) * seats;
  const left = Math.round((paid * (periodEnd - at)) / (periodEnd - periodStart));
  const costs = (price.unit_amount ?? 0) * next.quantity;
  // An amount too small to be charged is kept for the next invoice.
  const kept = expanded(subscription.customer)?.balance ?? 0;
  return { amount: Math.max(0, costs - left + kept), currency: price.currency };
}

/** The price of terms that are more, whatever is planned: choosing them takes that back. */
export async function previewUpgrade(
  stripe: Stripe,
  before: Subscription,
  terms: SeatedTerms,
  at: number,
): Promise<Money> {
  const price = await priceOf(stripe, terms);
  const quantity = terms.seats;
  if (before.schedule) return reckonUpgrade(stripe, before, { price, quantity }, at);
  const { id } = itemOf(await stripe.subscriptions.retrieve(before.id));
  const { amount_due: amount, currency } = await stripe.invoices.createPreview({
    subscription: before.id,
    subscription_details: {
      ...CHANGE_NOW,
      items: [{ id, price, quantity }],
      proration_date: at,
      ...(endOf(before) !== null && { cancel_at_period_end: false }),
    },
  });
  return { amount, currency };
}

/** Changes to terms that are more, now. Returns the address where it must be paid by hand; null: it is paid. */
export async function upgrade(
  stripe: Stripe,
  before: Subscription,
  terms: SeatedTerms,
  at: number,
): Promise<string | null> {
  const price = await priceOf(stripe, terms);
  const read = () => stripe.subscriptions.retrieve(before.id, { expand: ["latest_invoice"] });
  const item = itemOf(await read());
  const key = [
    "upgrade",
    before.id,
    before.priceId,
    price,
    String(terms.seats),
    before.latestInvoice?.id ?? "",
    before.pending ? `${priceKey(before.pending)} x ${before.pending.seats}` : "",
    String(at),
  ];
  const changed = await makeOnce({
    key: key.join(":"),
    make: (options) =>
      stripe.subscriptions.update(
        before.id,
        {
          ...CHANGE_NOW,
          items: [{ id: item.id, price, quantity: terms.seats }],
          proration_date: at,
          payment_behavior: "pending_if_incomplete",
          expand: ["latest_invoice"],
        },
        options,
      ),
    find: async () => {
      const now = await read();
      const { price: held, quantity } = itemOf(now);
      const isDone = held.id === price && (quantity ?? 1) === terms.seats;
      return isDone || now.pending_update ? now : null;
    },
  });
  return changed.pending_update ? urlOfOpenInvoice(changed) : null;
}
