import type { Stripe } from "stripe";
import type { SeatedTerms } from "../../../shared/plans.ts";
import type { Subscription } from "../../billing/payments.ts";
import { expanded, idOf } from "./id-of.ts";
import { priceOf } from "./prices.ts";

/** The schedule of a subscription: the one it has, or a new one that begins with the period under way. */
async function scheduleOf(
  stripe: Stripe,
  { id, schedule }: Subscription,
): Promise<Stripe.SubscriptionSchedule> {
  return schedule
    ? stripe.subscriptionSchedules.retrieve(schedule.id)
    : stripe.subscriptionSchedules.create({ from_subscription: id });
}

/** The fields of a phase on who pays and how: it takes nothing over from the one before it. */
const paidLike = ({ default_payment_method: method, automatic_tax }: Stripe.Subscription) => ({
  ...(method && { default_payment_method: idOf(method) }),
  automatic_tax: { enabled: automatic_tax.enabled },
});

/** A phase that is there already, to be sent again. */
const samePhase = ({ items, ...phase }: Stripe.SubscriptionSchedule.Phase) => ({
  items: items.map(({ price, quantity }) => ({
    price: idOf(price),
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
  const schedule = expanded(now.schedule);
  if (!schedule) return;
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
        ...paid,
        items: [{ price, quantity: terms.seats }],
        duration: { interval: terms.interval, interval_count: 1 },
        proration_behavior: "none",
        // Periods of another length are counted from their own beginning; those of the same one from where they were.
        ...(terms.interval !== before.interval && { billing_cycle_anchor: "phase_start" as const }),
      },
    ],
  });
}
