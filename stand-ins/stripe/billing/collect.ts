import type Stripe from "stripe";
import type { CardOutcome } from "../cards.ts";
import { change, setFields } from "../change.ts";
import type { World } from "../world.ts";
import { attempt, isRefused, type Holder } from "./attempt.ts";
import { cancelSubscription } from "./cancel.ts";
import { applyPendingUpdate, isPendingInvoice } from "./change-plan.ts";
import { subscriptionOf } from "./invoices.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";

/** Days after a failed attempt until the next one. After the last the subscription is cancelled. */
const RETRY_DAYS = [3, 5, 7] as const;

export const hasEnded = ({ status }: Stripe.Subscription): boolean =>
  status === "canceled" || status === "incomplete_expired";

const owes = ({ store }: World, subscription: Stripe.Subscription): boolean =>
  store
    .list("invoice")
    .some(
      ({ status, attempted, parent, id }) =>
        status === "open" &&
        attempted &&
        parent?.subscription_details?.subscription === subscription.id &&
        store.note(subscription.id).pendingInvoice !== id,
    );

/** Carries out what follows from an invoice that is paid. */
export function afterPaid(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  if (isPendingInvoice(world, subscription, invoice)) applyPendingUpdate(world, subscription);
  if (owes(world, subscription)) return;
  if (subscription.status === "incomplete" || subscription.status === "past_due")
    change(world, "customer.subscription.updated", subscription, { status: "active" });
}

/** Carries out what follows from an attempt that went wrong. */
export function afterUnpaid(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  if (subscription.status === "incomplete" || isPendingInvoice(world, subscription, invoice)) return;
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  if (days === undefined) {
    setFields(invoice, { next_payment_attempt: null, auto_advance: false });
    if (world.settings.retriesEnd === "unpaid")
      return void change(world, "customer.subscription.updated", subscription, { status: "unpaid" });
    return cancelSubscription(world, subscription, "payment_failed");
  }
  const now = world.clock.now();
  change(world, "invoice.updated", invoice, { next_payment_attempt: now + days * DAY_S });
  change(world, "customer.subscription.updated", subscription, { status: "past_due" });
}

/** Tries to take the money of an invoice, and does to its subscription what follows from it. */
export function collect(
  world: World,
  invoice: Stripe.Invoice,
  holder: Holder,
  given?: Stripe.PaymentMethod,
): CardOutcome {
  const outcome = attempt(world, invoice, holder, given);
  const subscription = subscriptionOf(world, invoice);
  if (hasEnded(subscription)) return outcome;
  if (outcome.kind === "paid") afterPaid(world, subscription, invoice);
  else if (isRefused(outcome)) afterUnpaid(world, subscription, invoice);
  // A debit is not tried again while its bank has not answered.
  else setFields(invoice, { next_payment_attempt: null });
  return outcome;
}
