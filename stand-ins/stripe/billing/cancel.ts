import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { unusedLine, itemOf, periodOf } from "./lines.ts";
import { draftInvoice, finalizeInvoice, voidInvoice } from "./invoices.ts";
import { dropPendingUpdate } from "./pending-update.ts";

export interface Cancellation {
  readonly reason: "cancellation_requested" | "payment_failed";
  readonly comment?: string | null | undefined;
  readonly feedback?: string | null | undefined;
  /** Gives back what is not used, as a credit. */
  readonly isProrated?: boolean;
  /** Writes an invoice about it at once. */
  readonly isInvoiced?: boolean;
}

function endSchedule(world: World, subscription: Stripe.Subscription, now: number): void {
  const schedule =
    subscription.schedule && world.store.get("subscription_schedule", idOf(subscription.schedule));
  if (!schedule) return;
  setFields(schedule, { status: "canceled", canceled_at: now, current_phase: null });
  world.emit("subscription_schedule.canceled", schedule);
  subscription.schedule = null;
}

const openInvoices = ({ store }: World, subscription: Stripe.Subscription): Stripe.Invoice[] =>
  store
    .list("invoice")
    .filter(
      ({ status, parent }) =>
        (status === "draft" || status === "open") &&
        parent?.subscription_details?.subscription === subscription.id,
    );

/**
 * Leaves drafts and open invoices as they are, and collects them no more:
 * https://docs.stripe.com/api/subscriptions/cancel
 */
function stopCollecting(world: World, subscription: Stripe.Subscription, isExpired: boolean): void {
  for (const invoice of openInvoices(world, subscription))
    if (isExpired) voidInvoice(world, invoice);
    else
      setFields(invoice, {
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
}

function creditUnused(world: World, subscription: Stripe.Subscription, now: number): void {
  const item = itemOf(subscription);
  const invoice = draftInvoice(world, subscription, {
    reason: "subscription_update",
    lines: [...(world.store.note(subscription.id).prorations ?? []), unusedLine(world, item, now)],
    period: periodOf(item),
    finalizesAt: null,
  });
  finalizeInvoice(world, invoice);
}

/** Ends a subscription now. One that was never paid expires instead. */
export function cancelSubscription(
  world: World,
  subscription: Stripe.Subscription,
  { reason, comment = null, feedback = null, isProrated = false, isInvoiced = false }: Cancellation,
): void {
  const now = world.clock.now(idOf(subscription.customer));
  const isExpired = subscription.status === "incomplete";
  dropPendingUpdate(world, subscription, "customer.subscription.updated");
  endSchedule(world, subscription, now);
  if (isProrated && isInvoiced && !isExpired) creditUnused(world, subscription, now);
  stopCollecting(world, subscription, isExpired);
  const before = setFields(subscription, {
    status: isExpired ? "incomplete_expired" : "canceled",
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { comment, feedback, feedback_option: null, reason },
  });
  // A subscription that expires is updated, and one that is cancelled is deleted.
  if (isExpired) world.emit("customer.subscription.updated", subscription, before);
  else world.emit("customer.subscription.deleted", subscription);
}
