import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { planOf } from "../objects/price.ts";
import { periodEndAfter } from "../amounts/months.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { attempt, AWAY, cardError, isRefused, methodOf, outcomeOf } from "./attempt.ts";
import { collect } from "./collect.ts";
import { draftInvoice, finalizeInvoice } from "./invoices.ts";
import { itemOf, newPeriodLines, prorationLines } from "./lines.ts";
import { dropPendingUpdate } from "./pending-update.ts";
import type { PaymentBehavior } from "./subscribe.ts";

export type ProrationBehavior = "always_invoice" | "create_prorations" | "none";

export interface PlanChange {
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly prorationBehavior: ProrationBehavior;
  readonly paymentBehavior: PaymentBehavior;
  readonly prorationDate?: number | undefined;
  /** A period begins with the change, instead of the one that runs. A price that recurs otherwise always begins one. */
  readonly resetsAnchor?: boolean;
  /** The period that runs ends now by itself: the next one is counted from here, and billed as a renewal. */
  readonly isAtPeriodEnd?: boolean;
  /** Other fields that change with it. */
  readonly fields: Partial<Stripe.Subscription>;
}

const PENDING_FOR = 23 * 3600;

/** The item with another price; with a period of its own where one begins now. */
export const withPrice = (
  item: Stripe.SubscriptionItem,
  { price, quantity, resetsAnchor = false }: Pick<PlanChange, "price" | "quantity" | "resetsAnchor">,
  now: number,
): Stripe.SubscriptionItem => ({
  ...item,
  price,
  plan: planOf(price),
  quantity,
  ...(resetsAnchor && {
    current_period_start: now,
    current_period_end: periodEndAfter(now, now, price.recurring ?? { interval: "month", interval_count: 1 }),
  }),
});

/** True when prices recur as often. */
export const isSameCadence = (
  { recurring: one }: Stripe.Price,
  { recurring: other }: Stripe.Price,
): boolean => one?.interval === other?.interval && one?.interval_count === other?.interval_count;

function checkSameCurrency(item: Stripe.SubscriptionItem, price: Stripe.Price): void {
  if (item.price.currency !== price.currency)
    throw badRequest("The price specified only supports the currency of the subscription.", {
      param: "items",
    });
}

/** A price that recurs otherwise cannot keep the days on which the one before was paid. */
export function checkAnchor(
  item: Stripe.SubscriptionItem,
  price: Stripe.Price,
  anchor: "now" | "unchanged" | undefined,
  param: string,
): void {
  if (anchor === "unchanged" && !isSameCadence(item.price, price))
    throw badRequest(
      "The billing cycle anchor cannot be unchanged when the new price has another billing interval.",
      { param },
    );
}

const itemsWith = (
  { items }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Stripe.ApiList<Stripe.SubscriptionItem> => ({ ...items, data: [item] });

function apply(
  world: World,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  { fields, resetsAnchor }: Pick<PlanChange, "fields" | "resetsAnchor">,
): void {
  const before = setFields(subscription, {
    ...fields,
    items: itemsWith(subscription, item),
    ...(resetsAnchor && { billing_cycle_anchor: item.current_period_start }),
    ...(resetsAnchor && subscription.cancel_at_period_end && { cancel_at: item.current_period_end }),
  });
  if (Object.keys(before).length > 0) world.emit("customer.subscription.updated", subscription, before);
}

function wait(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  item: Stripe.SubscriptionItem,
  { fields: { metadata }, resetsAnchor }: PlanChange,
): void {
  const now = world.clock.now(idOf(subscription.customer));
  world.store.note(subscription.id).pendingInvoice = invoice.id;
  const before = setFields(subscription, {
    pending_update: {
      billing_cycle_anchor: resetsAnchor ? item.current_period_start : null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: Math.min(now + PENDING_FOR, itemOf(subscription).current_period_end),
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
  plan: PlanChange,
): void {
  const { paymentBehavior } = plan;
  const isPending = paymentBehavior === "pending_if_incomplete";
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (paymentBehavior === "error_if_incomplete" && total > 0) {
    const outcome = outcomeOf(world, methodOf(world, subscription), AWAY);
    if (isRefused(outcome)) throw cardError(outcome);
  }
  if (!isPending) apply(world, subscription, item, plan);
  const invoice = draftInvoice(world, subscription, {
    reason: "subscription_update",
    lines,
    period: { start: item.current_period_start, end: item.current_period_end },
    finalizesAt: null,
  });
  finalizeInvoice(world, invoice);
  if (!isPending) {
    if (paymentBehavior !== "default_incomplete") collect(world, invoice, AWAY);
  } else if (attempt(world, invoice, AWAY).kind === "paid") apply(world, subscription, item, plan);
  else wait(world, subscription, invoice, item, plan);
}

/** Changes what a subscription is for. */
export function changePlan(world: World, subscription: Stripe.Subscription, plan: PlanChange): void {
  const before = itemOf(subscription);
  const { price, quantity, prorationBehavior } = plan;
  checkSameCurrency(before, price);
  dropPendingUpdate(world, subscription, "customer.subscription.updated");
  const now = world.clock.now(idOf(subscription.customer));
  if (plan.isAtPeriodEnd)
    return apply(world, subscription, withPrice(before, { ...plan, resetsAnchor: false }, now), {
      fields: { ...plan.fields, ...(plan.resetsAnchor && { billing_cycle_anchor: now }) },
    });
  const resetsAnchor = plan.resetsAnchor === true || !isSameCadence(before.price, price);
  const item = withPrice(before, { ...plan, resetsAnchor }, now);
  const isSame = before.price.id === price.id && (before.quantity ?? 1) === quantity;
  if (isSame && !resetsAnchor) return apply(world, subscription, item, plan);
  const at = plan.prorationDate ?? now;
  const isProrated = prorationBehavior !== "none";
  // A period that begins is billed at once, whatever is said of prorations.
  if (resetsAnchor) {
    const lines = newPeriodLines(world, before, item, at).slice(isProrated ? 0 : 1);
    return changeAndBill(world, subscription, item, lines, { ...plan, resetsAnchor });
  }
  if (!isProrated) return apply(world, subscription, item, plan);
  const lines = prorationLines(world, before, { price, quantity }, at);
  if (prorationBehavior === "always_invoice") return changeAndBill(world, subscription, item, lines, plan);
  const note = world.store.note(subscription.id);
  note.prorations = [...(note.prorations ?? []), ...lines];
  apply(world, subscription, item, plan);
}
