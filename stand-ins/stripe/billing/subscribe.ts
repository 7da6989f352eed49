import type Stripe from "stripe";
import { periodEndAfter } from "../amounts/months.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { intervalOf } from "../objects/price.ts";
import { newSubscription } from "../objects/subscription.ts";
import type { World } from "../world.ts";
import type { Holder } from "./attempt.ts";
import { collect } from "./collect.ts";
import { draftInvoice, finalizeInvoice } from "./invoices.ts";
import { fullLine, itemOf } from "./lines.ts";

export interface Order {
  readonly customer: Stripe.Customer;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly metadata: Record<string, string>;
  /** The payment method of this subscription alone; null: the customer's. */
  readonly paymentMethod: string | null;
  readonly hasAutomaticTax: boolean;
  readonly holder: Holder;
}

/** A price that can be subscribed to. */
export function recurringPrice({ store }: World, id: string, param: string): Stripe.Price {
  const price = store.get("price", id, param);
  if (!price.active)
    throw badRequest(`The price specified is inactive. This field only accepts active prices.`, { param });
  return price;
}

/** Starts a subscription and takes the money for its first period. */
export function subscribe(world: World, order: Order): Stripe.Subscription {
  const { customer, price, holder, paymentMethod } = order;
  if (!paymentMethod && !customer.invoice_settings.default_payment_method)
    throw badRequest(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.",
      { code: "resource_missing" },
    );
  const start = world.clock.now();
  const period = { start, end: periodEndAfter(start, start, intervalOf(price)) };
  const subscription = world.store.add(newSubscription({ ...order, period }));
  const invoice = draftInvoice(world, subscription, {
    reason: "subscription_create",
    lines: [fullLine(world, itemOf(subscription), period)],
    finalizesAt: null,
  });
  world.emit("customer.subscription.created", subscription);
  finalizeInvoice(world, invoice);
  collect(world, invoice, holder);
  return subscription;
}
