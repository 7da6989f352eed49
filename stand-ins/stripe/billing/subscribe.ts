import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { periodEndAfter } from "../amounts/months.ts";
import { newSubscription } from "../objects/subscription.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { giveDiscount } from "./discounts.ts";
import { cardError, isRefused, outcomeOf, type Holder } from "./attempt.ts";
import { collect } from "./collect.ts";
import { draftInvoice, finalizeInvoice } from "./invoices.ts";
import { fullLine, itemOf } from "./lines.ts";

export type PaymentBehavior =
  | "allow_incomplete"
  | "default_incomplete"
  | "error_if_incomplete"
  | "pending_if_incomplete";

export interface Order {
  readonly customer: Stripe.Customer;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly metadata: Record<string, string>;
  /** The payment method of this subscription alone; null: the customer's. */
  readonly paymentMethod: string | null;
  readonly hasAutomaticTax: boolean;
  readonly isCancelledAtPeriodEnd: boolean;
  readonly behavior: PaymentBehavior;
  readonly holder: Holder;
  /** The promotion code that was typed at a checkout session. */
  readonly promotion?: { readonly session: string; readonly code: string } | undefined;
}

/** A price that can be subscribed to. */
export function recurringPrice({ store }: World, id: string, param: string): Stripe.Price {
  const price = store.get("price", id, param);
  if (!price.recurring)
    throw badRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param },
    );
  if (!price.active)
    throw badRequest(`The price specified is inactive. This field only accepts active prices.`, { param });
  return price;
}

function checkPayable(world: World, { customer, paymentMethod, behavior, holder }: Order): void {
  const id = paymentMethod ?? customer.invoice_settings.default_payment_method;
  if (!id && behavior !== "default_incomplete")
    throw badRequest(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.",
      { code: "resource_missing" },
    );
  if (behavior !== "error_if_incomplete" || !id) return;
  const outcome = outcomeOf(world, world.store.find("payment_method", idOf(id)), holder);
  if (isRefused(outcome)) throw cardError(outcome);
}

/** Starts a subscription and takes the money for its first period. */
export function subscribe(world: World, order: Order): Stripe.Subscription {
  const { customer, price, behavior, holder } = order;
  checkPayable(world, order);
  const start = world.clock.now(customer.id);
  const period = {
    start,
    end: periodEndAfter(start, start, price.recurring ?? { interval: "month", interval_count: 1 }),
  };
  const subscription = world.store.add(newSubscription({ ...order, period, status: "incomplete" }));
  if (order.isCancelledAtPeriodEnd)
    setFields(subscription, { cancel_at_period_end: true, cancel_at: period.end, canceled_at: start });
  if (order.promotion) giveDiscount(world, subscription, order.promotion);
  const invoice = draftInvoice(world, subscription, {
    reason: "subscription_create",
    lines: [fullLine(world, itemOf(subscription), period)],
    period: { start, end: start },
    finalizesAt: null,
  });
  world.emit("customer.subscription.created", subscription);
  finalizeInvoice(world, invoice);
  if (behavior !== "default_incomplete" || invoice.amount_due === 0) collect(world, invoice, holder);
  return subscription;
}
