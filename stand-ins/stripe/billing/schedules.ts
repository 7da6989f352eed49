import type Stripe from "stripe";
import { badRequest } from "../calls/stripe-error.ts";
import { change, setFields } from "../change.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { cancelSubscription } from "./cancel.ts";
import { dropPendingUpdate, isSameCadence, itemsWith } from "./change-plan.ts";
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
    released_subscription: subscription.id,
    subscription: null,
    current_phase: null,
  });
  world.emit("subscription_schedule.released", schedule);
  change(world, "customer.subscription.updated", subscription, { schedule: null });
}

/** Changes a subscription to what a phase says: to another price with the end of a period only. */
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
  const { quantity = 1 } = wanted;
  const begins = item.current_period_end === phase.start_date;
  if (!begins && (price.id !== item.price.id || quantity !== item.quantity))
    throw badRequest("This stand-in changes what a subscription is for with the end of a period only.", {
      param: "phases[0][items]",
    });
  const resetsAnchor =
    begins && (phase.billing_cycle_anchor === "phase_start" || !isSameCadence(item.price, price));
  dropPendingUpdate(world, subscription, "customer.subscription.updated");
  change(world, "customer.subscription.updated", subscription, {
    items: itemsWith(subscription, { ...item, price, quantity }),
    ...(resetsAnchor && { billing_cycle_anchor: phase.start_date }),
    // A field that a phase lacks is not taken over from the phase before it.
    default_payment_method: phase.default_payment_method ?? null,
    automatic_tax: { ...subscription.automatic_tax, enabled: phase.automatic_tax?.enabled ?? false },
  });
}

/** The phase after the one under way; undefined: that is the last one. */
export const nextPhaseOf = ({
  phases,
  current_phase: current,
}: Stripe.SubscriptionSchedule): Stripe.SubscriptionSchedule.Phase | undefined =>
  phases.find(({ start_date }) => start_date === current?.end_date);

/** Ends the phase under way and begins the next one; after the last the schedule ends. */
export function nextPhase(world: World, schedule: Stripe.SubscriptionSchedule): void {
  const next = nextPhaseOf(schedule);
  if (next) {
    const before = setFields(schedule, {
      current_phase: { start_date: next.start_date, end_date: next.end_date },
    });
    world.emit("subscription_schedule.updated", schedule, before);
    return enterPhase(world, schedule, next);
  }
  if (schedule.end_behavior !== "cancel") return releaseSchedule(world, schedule);
  const subscription = subscriptionOf(world, schedule);
  setFields(schedule, { status: "completed", current_phase: null });
  world.emit("subscription_schedule.completed", schedule);
  setFields(subscription, { schedule: null });
  cancelSubscription(world, subscription, "cancellation_requested");
}
