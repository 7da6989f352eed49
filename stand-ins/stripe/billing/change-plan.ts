import type Stripe from "stripe";
import { periodEndAfter } from "../amounts/months.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { setFields } from "../change.ts";
import { intervalOf } from "../objects/price.ts";
import { told } from "../objects/told.ts";
import type { World } from "../world.ts";
import { attempt, AWAY } from "./attempt.ts";
import { draftInvoice, finalizeInvoice, voidInvoice } from "./invoices.ts";
import { fullLine, itemOf, remainingLine, unusedLine } from "./lines.ts";

/** Another plan at once. It is billed at once, and waits where it is not paid. */
export interface PlanChange {
  readonly price: Stripe.Price;
  readonly quantity: number;
  /** `now`: a period begins. A price that recurs otherwise always begins one. */
  readonly anchor: "now" | "unchanged" | undefined;
  /** The instant from which on it is reckoned. */
  readonly at: number;
}

const PENDING_FOR = 23 * 3600;

/** True when prices recur as often. */
export const isSameCadence = (one: Stripe.Price, other: Stripe.Price): boolean =>
  intervalOf(one) === intervalOf(other);

/** The only item of a subscription, in the list that it stands in. */
export const itemsWith = (
  { items }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Stripe.ApiList<Stripe.SubscriptionItem> => ({ ...items, data: [item] });

/** Throws the words of Stripe for a change that cannot be. */
export function checkPlanChange(subscription: Stripe.Subscription, { price, anchor, at }: PlanChange): void {
  const item = itemOf(subscription);
  if (item.price.currency !== price.currency)
    throw badRequest("The price specified only supports the currency of the subscription.", {
      param: "items",
    });
  if (anchor === "unchanged" && !isSameCadence(item.price, price))
    throw badRequest(
      "The billing cycle anchor cannot be unchanged when the new price has another billing interval.",
      { param: "billing_cycle_anchor[type]" },
    );
  if (at < item.current_period_start || at > item.current_period_end)
    throw badRequest("Cannot specify a proration date outside of the current subscription period.", {
      param: "proration_date",
    });
}

/** The outcome of a change: the item after it, the lines that are billed, and whether a period begins. */
export function outcomeOfPlanChange(
  world: World,
  subscription: Stripe.Subscription,
  { price, quantity, anchor, at }: PlanChange,
): { item: Stripe.SubscriptionItem; lines: Stripe.InvoiceLineItem[]; resetsAnchor: boolean } {
  const before = itemOf(subscription);
  const resetsAnchor = anchor === "now" || !isSameCadence(before.price, price);
  const after = { ...before, price, quantity };
  const unused = unusedLine(world, before, at);
  if (!resetsAnchor) return { item: after, lines: [unused, remainingLine(world, after, at)], resetsAnchor };
  const now = world.clock.now();
  const period = { start: now, end: periodEndAfter(now, now, intervalOf(price)) };
  const item = { ...after, current_period_start: period.start, current_period_end: period.end };
  return { item, lines: [unused, fullLine(world, item, period)], resetsAnchor };
}

/** Changes what a subscription is for, and bills the difference. */
export function changePlan(world: World, subscription: Stripe.Subscription, plan: PlanChange): void {
  dropPendingUpdate(world, subscription, "customer.subscription.updated");
  const before = itemOf(subscription);
  const { item, lines, resetsAnchor } = outcomeOfPlanChange(world, subscription, plan);
  if (!resetsAnchor && before.price.id === item.price.id && before.quantity === item.quantity) return;
  const invoice = draftInvoice(world, subscription, {
    reason: "subscription_update",
    lines,
    finalizesAt: null,
  });
  finalizeInvoice(world, invoice);
  const anchor = resetsAnchor ? item.current_period_start : null;
  if (attempt(world, invoice, AWAY).kind === "paid")
    return world.emit("customer.subscription.updated", subscription, apply(subscription, item, anchor));
  world.store.note(subscription.id).pendingInvoice = invoice.id;
  const now = world.clock.now();
  const kept = setFields(subscription, {
    pending_update: told<Stripe.Subscription.PendingUpdate>({
      billing_cycle_anchor: anchor,
      expires_at: Math.min(now + PENDING_FOR, before.current_period_end),
      subscription_items: [item],
    }),
  });
  world.emit("customer.subscription.updated", subscription, kept);
}

/** Gives a subscription its new item, and the end that fits it; returns what was before. */
const apply = (
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  anchor: number | null,
): Partial<Stripe.Subscription> =>
  setFields(subscription, {
    items: itemsWith(subscription, item),
    ...(anchor !== null && { billing_cycle_anchor: anchor }),
    ...(anchor !== null && subscription.cancel_at_period_end && { cancel_at: item.current_period_end }),
    pending_update: null,
  });

/** True when an invoice is what a pending update waits for. */
export const isPendingInvoice = (
  { store }: World,
  { id }: Stripe.Subscription,
  invoice: Stripe.Invoice,
): boolean => store.note(id).pendingInvoice === invoice.id;

/** Does what was waiting to be paid. */
export function applyPendingUpdate(world: World, subscription: Stripe.Subscription): void {
  const update = subscription.pending_update;
  const [item] = update?.subscription_items ?? [];
  if (!update || !item) return;
  delete world.store.note(subscription.id).pendingInvoice;
  const before = apply(subscription, item, update.billing_cycle_anchor);
  world.emit("customer.subscription.pending_update_applied", subscription);
  world.emit("customer.subscription.updated", subscription, before);
}

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
