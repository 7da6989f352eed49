import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { planOf } from "../objects/price.ts";
import { badRequest } from "../stripe-error.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { attempt, AWAY, cardError, methodOf, outcomeOf } from "./attempt.ts";
import { collect } from "./collect.ts";
import { draftInvoice, finalizeInvoice } from "./invoices.ts";
import { itemOf, prorationLines } from "./lines.ts";
import { dropPendingUpdate } from "./pending-update.ts";
import type { PaymentBehavior } from "./subscribe.ts";

export type ProrationBehavior = "always_invoice" | "create_prorations" | "none";

export interface PlanChange {
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly prorationBehavior: ProrationBehavior;
  readonly paymentBehavior: PaymentBehavior;
  readonly prorationDate?: number | undefined;
  /** Other fields that change with it. */
  readonly fields: Partial<Stripe.Subscription>;
}

const PENDING_FOR = 23 * 3600;

const withPrice = (
  item: Stripe.SubscriptionItem,
  { price, quantity }: PlanChange,
): Stripe.SubscriptionItem => ({
  ...item,
  price,
  plan: planOf(price),
  quantity,
});

function checkSameCadence(item: Stripe.SubscriptionItem, price: Stripe.Price): void {
  const [now, next] = [item.price.recurring, price.recurring];
  if (now?.interval !== next?.interval || now?.interval_count !== next?.interval_count)
    throw badRequest("This stand-in does not change how often a subscription recurs.", { param: "items" });
  if (item.price.currency !== price.currency)
    throw badRequest("The price specified only supports the currency of the subscription.", {
      param: "items",
    });
}

const itemsWith = (
  { items }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Stripe.ApiList<Stripe.SubscriptionItem> => ({ ...items, data: [item] });

function apply(
  world: World,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  fields: PlanChange["fields"],
): void {
  const before = setFields(subscription, { ...fields, items: itemsWith(subscription, item) });
  if (Object.keys(before).length > 0) world.emit("customer.subscription.updated", subscription, before);
}

function wait(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  item: Stripe.SubscriptionItem,
  { metadata }: PlanChange["fields"],
): void {
  const now = world.clock.now(idOf(subscription.customer));
  world.store.note(subscription.id).pendingInvoice = invoice.id;
  const before = setFields(subscription, {
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: Math.min(now + PENDING_FOR, item.current_period_end),
      metadata: metadata ?? null,
      subscription_items: [item],
      trial_end: null,
      trial_from_plan: null,
    },
  });
  world.emit("customer.subscription.updated", subscription, before);
}

/** Bills the difference at once. */
function changeAndBill(
  world: World,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  lines: Stripe.InvoiceLineItem[],
  { paymentBehavior, fields }: PlanChange,
): void {
  const isPending = paymentBehavior === "pending_if_incomplete";
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (paymentBehavior === "error_if_incomplete" && total > 0) {
    const outcome = outcomeOf(world, methodOf(world, subscription), AWAY);
    if (outcome.kind !== "paid") throw cardError(outcome);
  }
  if (!isPending) apply(world, subscription, item, fields);
  const invoice = draftInvoice(world, subscription, {
    reason: "subscription_update",
    lines,
    period: { start: item.current_period_start, end: item.current_period_end },
    finalizesAt: null,
  });
  finalizeInvoice(world, invoice);
  if (!isPending) {
    if (paymentBehavior !== "default_incomplete") collect(world, invoice, AWAY);
  } else if (attempt(world, invoice, AWAY).kind === "paid") apply(world, subscription, item, fields);
  else wait(world, subscription, invoice, item, fields);
}

/** Changes what a subscription is for. */
export function changePlan(world: World, subscription: Stripe.Subscription, plan: PlanChange): void {
  const before = itemOf(subscription);
  const { price, quantity, prorationBehavior } = plan;
  checkSameCadence(before, price);
  dropPendingUpdate(world, subscription, "customer.subscription.updated");
  const item = withPrice(before, plan);
  const isSame = before.price.id === price.id && (before.quantity ?? 1) === quantity;
  if (isSame || prorationBehavior === "none") return apply(world, subscription, item, plan.fields);
  const at = plan.prorationDate ?? world.clock.now(idOf(subscription.customer));
  const lines = prorationLines(world, before, { price, quantity }, at);
  if (prorationBehavior === "always_invoice") return changeAndBill(world, subscription, item, lines, plan);
  const note = world.store.note(subscription.id);
  note.prorations = [...(note.prorations ?? []), ...lines];
  apply(world, subscription, item, plan.fields);
}
