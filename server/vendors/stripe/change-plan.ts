import type { Stripe } from "stripe";
import { priceKey, type SeatedTerms } from "../../../shared/plans.ts";
import type { Subscription } from "../../billing/payments.ts";
import type { Money } from "../../../shared/api/endpoints/subscription.ts";
import { isYearAfterMonths } from "../../billing/plan/change-plan.ts";
import { endOf } from "../../billing/plan/plan-of.ts";
import { makeOnce } from "./make-once.ts";
import { priceOf } from "./prices.ts";
import { itemOf } from "./subscriptions.ts";

const urlOfOpenInvoice = ({ latest_invoice: invoice }: Stripe.Subscription): string | null =>
  invoice && typeof invoice !== "string" ? (invoice.hosted_invoice_url ?? null) : null;

/** Charges at once for terms that are more: a whole period of them from now on, less the rest of the present one. */
const CHANGE_NOW = {
  billing_cycle_anchor: { type: "now" },
  proration_behavior: "always_invoice",
} as const;

/** An amount less the codes of a subscription that hold at an instant. */
function discounted(amount: number, { discounts }: Stripe.Subscription, at: number): number {
  let left = amount;
  for (const one of discounts ?? []) {
    if (typeof one === "string" || (one.end !== null && one.end <= at)) continue;
    const { coupon } = one.source;
    if (!coupon || typeof coupon === "string") continue;
    const { percent_off: percent, amount_off: off } = coupon;
    left -= percent === null ? Math.min(left, off ?? 0) : Math.round((left * percent) / 100);
  }
  return left;
}

/** The amount that the period under way was billed at, less its discounts; undefined: no invoice of it is found. */
async function billedOf(stripe: Stripe, { id, periodStart }: Subscription): Promise<number | undefined> {
  const { data } = await stripe.invoices.list({ subscription: id, status: "paid", limit: 100 });
  return data
    .flatMap(({ lines }) => lines.data)
    .filter(({ amount, period }) => amount > 0 && period.start === periodStart)
    .map(({ amount, discount_amounts }) =>
      (discount_amounts ?? []).reduce((rest, discount) => rest - discount.amount, amount),
    )[0];
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
    stripe.subscriptions.retrieve(id, { expand: ["discounts.source.coupon", "customer"] }),
    billedOf(stripe, before),
  ]);
  const paid = billed ?? (held.unit_amount ?? 0) * seats;
  const left = Math.round((paid * (periodEnd - at)) / (periodEnd - periodStart));
  const costs = discounted((price.unit_amount ?? 0) * next.quantity, subscription, at);
  // An amount too small to be charged is kept for the next invoice.
  const { customer } = subscription;
  const kept = typeof customer === "string" || customer.deleted ? 0 : customer.balance;
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

/** The schedule of a subscription: the one it has, or a new one that begins with the period under way. */
async function scheduleOf(
  stripe: Stripe,
  { id, schedule }: Subscription,
): Promise<Stripe.SubscriptionSchedule> {
  return schedule
    ? stripe.subscriptionSchedules.retrieve(schedule.id)
    : stripe.subscriptionSchedules.create({ from_subscription: id });
}

const discountOf = (given: string | Stripe.Discount | Stripe.DeletedDiscount): { discount: string } => ({
  discount: typeof given === "string" ? given : given.id,
});

/** The fields of a phase on who pays and how: it takes nothing over from the one before it. */
const paidLike = ({ default_payment_method: method, automatic_tax, discounts }: Stripe.Subscription) => ({
  ...(method && { default_payment_method: typeof method === "string" ? method : method.id }),
  automatic_tax: { enabled: automatic_tax.enabled },
  ...(discounts && discounts.length > 0 && { discounts: discounts.map(discountOf) }),
});

/** Codes hold for months: a year that follows them has none. */
const withoutCodes = ({ discounts: _, ...paid }: ReturnType<typeof paidLike>) => paid;

/** A phase that is there already, to be sent again. */
const samePhase = ({ items, ...phase }: Stripe.SubscriptionSchedule.Phase) => ({
  items: items.map(({ price, quantity }) => ({
    price: typeof price === "string" ? price : price.id,
    quantity: quantity ?? 1,
  })),
  start_date: phase.start_date,
  end_date: phase.end_date,
  proration_behavior: phase.proration_behavior,
  ...(phase.billing_cycle_anchor && { billing_cycle_anchor: phase.billing_cycle_anchor }),
});

/**
 * Has the terms that are planned paid as those of now are: by themselves they keep the card of when they were planned.
 */
export async function payPlannedAlike(stripe: Stripe, { id }: Subscription): Promise<void> {
  const now = await stripe.subscriptions.retrieve(id, { expand: ["schedule"] });
  const { schedule } = now;
  if (!schedule || typeof schedule === "string") return;
  const begun = schedule.current_phase?.start_date ?? 0;
  await stripe.subscriptionSchedules.update(schedule.id, {
    proration_behavior: "none",
    phases: schedule.phases
      .filter(({ end_date }) => end_date > begun)
      .map((phase) => ({ ...paidLike(now), ...samePhase(phase) })),
  });
}

/** Changes to other terms with the next period; a change planned before is replaced. */
export async function changeWithPeriod(
  stripe: Stripe,
  before: Subscription,
  terms: SeatedTerms,
): Promise<void> {
  const price = await priceOf(stripe, terms);
  const now = await stripe.subscriptions.retrieve(before.id);
  const paid = paidLike(now);
  const { id, current_phase } = await scheduleOf(stripe, before);
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: "release",
    proration_behavior: "none",
    phases: [
      {
        ...paid,
        items: [{ price: before.priceId, quantity: before.seats }],
        start_date: current_phase?.start_date ?? before.periodStart,
        end_date: current_phase?.end_date ?? before.periodEnd,
      },
      {
        ...(isYearAfterMonths(before, terms) ? withoutCodes(paid) : paid),
        items: [{ price, quantity: terms.seats }],
        duration: { interval: terms.interval, interval_count: 1 },
        proration_behavior: "none",
        // Periods of another length are counted from their own beginning; those of the same one from where they were.
        ...(terms.interval !== before.interval && { billing_cycle_anchor: "phase_start" as const }),
      },
    ],
  });
}
