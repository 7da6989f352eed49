import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { told } from "../objects/told.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { dropPendingUpdate } from "./change-plan.ts";
import { voidInvoice } from "./invoices.ts";

function endSchedule(world: World, subscription: Stripe.Subscription, now: number): void {
  if (!subscription.schedule) return;
  const schedule = world.store.get("subscription_schedule", idOf(subscription.schedule));
  setFields(schedule, { status: "canceled", canceled_at: now, current_phase: null });
  world.emit("subscription_schedule.canceled", schedule);
  subscription.schedule = null;
}

/**
 * Leaves drafts and open invoices as they are, and collects them no more:
 * https://docs.stripe.com/api/subscriptions/cancel
 */
function stopCollecting(world: World, subscription: Stripe.Subscription, isExpired: boolean): void {
  for (const invoice of world.store.list("invoice")) {
    const isOpen = invoice.status === "draft" || invoice.status === "open";
    if (!isOpen || invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
    if (isExpired) voidInvoice(world, invoice);
    else
      setFields(invoice, {
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
  }
}

/** Ends a subscription now. One that was never paid expires instead. */
export function cancelSubscription(
  world: World,
  subscription: Stripe.Subscription,
  reason: "cancellation_requested" | "payment_failed",
): void {
  const now = world.clock.now();
  const isExpired = subscription.status === "incomplete";
  dropPendingUpdate(world, subscription, "customer.subscription.updated");
  endSchedule(world, subscription, now);
  stopCollecting(world, subscription, isExpired);
  const before = setFields(subscription, {
    status: isExpired ? "incomplete_expired" : "canceled",
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: told<Stripe.Subscription.CancellationDetails>({ reason }),
  });
  // A subscription that expires is updated, and one that is cancelled is deleted.
  if (isExpired) world.emit("customer.subscription.updated", subscription, before);
  else world.emit("customer.subscription.deleted", subscription);
}
