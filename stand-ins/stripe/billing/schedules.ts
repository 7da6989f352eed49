import type Stripe from "stripe";
import { change, setFields } from "../change.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { cancelSubscription } from "./cancel.ts";
import { changePlan, isSameCadence, type ProrationBehavior } from "./change-plan.ts";
import { itemOf } from "./lines.ts";

const subscriptionOf = (
  { store }: World,
  { subscription }: Stripe.SubscriptionSchedule,
): Stripe.Subscription => store.get("subscription", subscription ? idOf(subscription) : "");

/** Lets a subscription go on without its schedule. */
export function releaseSchedule(world: World, schedule: Stripe.SubscriptionSchedule): void {
  const subscription = subscriptionOf(world, schedule);
  setFields(schedule, {
    status: "released",
    released_at: world.clock.now(idOf(schedule.customer)),
    released_subscription: subscription.id,
    subscription: null,
    current_phase: null,
  });
  world.emit("subscription_schedule.released", schedule);
  change(world, "customer.subscription.updated", subscription, { schedule: null });
}

/** Changes a subscription to what a phase says. */
export function enterPhase(
  world: World,
  schedule: Stripe.SubscriptionSchedule,
  phase: Stripe.SubscriptionSchedule.Phase,
): void {
  const [wanted] = phase.items;
  if (!wanted) return;
  const subscription = subscriptionOf(world, schedule);
  const item = itemOf(subscription);
  const price = world.store.get("price", idOf(wanted.price));
  changePlan(world, subscription, {
    price,
    isAtPeriodEnd: item.current_period_end === phase.start_date,
    resetsAnchor:
      item.current_period_end === phase.start_date &&
      (phase.billing_cycle_anchor === "phase_start" || !isSameCadence(item.price, price)),
    quantity: wanted.quantity ?? 1,
    prorationBehavior: phase.proration_behavior as ProrationBehavior,
    paymentBehavior: "allow_incomplete",
    fields: {
      // A field that a phase lacks is not taken over from the phase before it.
      default_payment_method: phase.default_payment_method ?? null,
      discounts: phase.discounts.flatMap(({ discount }) => (discount ? [idOf(discount)] : [])),
      automatic_tax: {
        disabled_reason: null,
        enabled: phase.automatic_tax?.enabled ?? false,
        liability: phase.automatic_tax?.enabled ? { type: "self" } : null,
      },
      ...(phase.metadata &&
        Object.keys(phase.metadata).length > 0 && {
          metadata: { ...subscription.metadata, ...phase.metadata },
        }),
    },
  });
}

/** Ends the phase under way and begins the next one; after the last the schedule ends. */
export function nextPhase(world: World, schedule: Stripe.SubscriptionSchedule): void {
  const current = schedule.current_phase;
  const next = schedule.phases.find(({ start_date }) => start_date === current?.end_date);
  if (next) {
    const before = setFields(schedule, {
      current_phase: { start_date: next.start_date, end_date: next.end_date },
    });
    world.emit("subscription_schedule.updated", schedule, before);
    return enterPhase(world, schedule, next);
  }
  if (schedule.end_behavior !== "cancel") return releaseSchedule(world, schedule);
  const subscription = subscriptionOf(world, schedule);
  setFields(schedule, {
    status: "completed",
    completed_at: world.clock.now(idOf(schedule.customer)),
    current_phase: null,
  });
  world.emit("subscription_schedule.completed", schedule);
  setFields(subscription, { schedule: null });
  cancelSubscription(world, subscription, { reason: "cancellation_requested" });
}
