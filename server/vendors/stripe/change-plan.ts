import type { Stripe } from "stripe";
import type { PlanId } from "../../../shared/plans.ts";
import type { Money, Subscription } from "../../billing/payments.ts";
import { endOf } from "../../billing/plan-of.ts";
import { makeOnce } from "./make-once.ts";
import { priceOf } from "./prices.ts";
import { itemOf } from "./subscriptions.ts";

const urlOfOpenInvoice = ({ latest_invoice: invoice }: Stripe.Subscription): string | null =>
  invoice && typeof invoice !== "string" ? (invoice.hosted_invoice_url ?? null) : null;

/** What a larger plan would cost now, whatever is planned: choosing it takes that back. */
export async function previewUpgrade(stripe: Stripe, before: Subscription, planId: PlanId): Promise<Money> {
  const price = await priceOf(stripe, planId);
  const { id } = itemOf(await stripe.subscriptions.retrieve(before.id));
  const { amount_due: amount, currency } = await stripe.invoices.createPreview({
    subscription: before.id,
    subscription_details: {
      items: [{ id, price }],
      proration_behavior: "always_invoice",
      ...(endOf(before) !== null && { cancel_at_period_end: false }),
    },
  });
  return { amount, currency };
}

/** To a larger plan, now. Returns where the difference must be paid by hand; null: it is paid. */
export async function upgrade(stripe: Stripe, before: Subscription, planId: PlanId): Promise<string | null> {
  const price = await priceOf(stripe, planId);
  const read = () => stripe.subscriptions.retrieve(before.id, { expand: ["latest_invoice"] });
  const item = itemOf(await read());
  const key = [
    "upgrade",
    before.id,
    before.priceId,
    price,
    before.latestInvoice?.id ?? "",
    before.pendingPlanId ?? "",
  ];
  const changed = await makeOnce({
    key: key.join(":"),
    make: (options) =>
      stripe.subscriptions.update(
        before.id,
        {
          items: [{ id: item.id, price }],
          proration_behavior: "always_invoice",
          payment_behavior: "pending_if_incomplete",
          expand: ["latest_invoice"],
        },
        options,
      ),
    find: async () => {
      const now = await read();
      return itemOf(now).price.id === price || now.pending_update ? now : null;
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

/** To a smaller plan with the next period; what was planned before is replaced. */
export async function downgrade(stripe: Stripe, before: Subscription, planId: PlanId): Promise<void> {
  const price = await priceOf(stripe, planId);
  const { id, current_phase } = await scheduleOf(stripe, before);
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: "release",
    proration_behavior: "none",
    phases: [
      {
        items: [{ price: before.priceId, quantity: 1 }],
        start_date: current_phase?.start_date ?? before.periodStart,
        end_date: current_phase?.end_date ?? before.periodEnd,
      },
      {
        items: [{ price, quantity: 1 }],
        duration: { interval: "month", interval_count: 1 },
        proration_behavior: "none",
      },
    ],
  });
}
