import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { voidInvoice } from "./invoices.ts";

/** Drops an update that was not paid, and takes its invoice back. */
export function dropPendingUpdate(
  world: World,
  subscription: Stripe.Subscription,
  event: "customer.subscription.pending_update_expired" | "customer.subscription.updated",
): void {
  if (!subscription.pending_update) return;
  const note = world.store.note(subscription.id);
  const invoice = note.pendingInvoice && world.store.get("invoice", note.pendingInvoice);
  delete note.pendingInvoice;
  const before = setFields(subscription, { pending_update: null });
  if (invoice) voidInvoice(world, invoice);
  world.emit(event, subscription, before);
}

/** Does what was waiting to be paid. */
export function applyPendingUpdate(world: World, subscription: Stripe.Subscription): void {
  const update = subscription.pending_update;
  if (!update) return;
  delete world.store.note(subscription.id).pendingInvoice;
  const [item] = update.subscription_items ?? [];
  const before = setFields(subscription, {
    ...(item && { items: { ...subscription.items, data: [item] } }),
    ...(update.metadata && { metadata: update.metadata }),
    ...(update.billing_cycle_anchor !== null && { billing_cycle_anchor: update.billing_cycle_anchor }),
    ...(update.billing_cycle_anchor !== null &&
      subscription.cancel_at_period_end && { cancel_at: item?.current_period_end ?? null }),
    pending_update: null,
  });
  world.emit("customer.subscription.pending_update_applied", subscription);
  world.emit("customer.subscription.updated", subscription, before);
}

/** True when an invoice is what a pending update waits for. */
export const isPendingInvoice = (
  { store }: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): boolean => store.note(idOf(subscription)).pendingInvoice === invoice.id;
