import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { wholeList } from "../calls/paginate.ts";
import type { Period } from "../amounts/proration.ts";
import { told } from "./told.ts";

export interface NewSubscription {
  readonly customer: Stripe.Customer;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly period: Period;
  readonly metadata: Record<string, string>;
  readonly paymentMethod: string | null;
  readonly hasAutomaticTax: boolean;
}

const newItem = (
  subscription: string,
  { price, quantity, period }: NewSubscription,
): Stripe.SubscriptionItem =>
  told({
    id: newId("si"),
    object: "subscription_item",
    created: period.start,
    current_period_end: period.end,
    current_period_start: period.start,
    price,
    quantity,
    subscription,
  });

/** A subscription that begins with the given period and is not paid yet. */
export function newSubscription(given: NewSubscription): Stripe.Subscription {
  const id = newId("sub");
  const { customer, price, period } = given;
  return told<Stripe.Subscription>({
    id,
    object: "subscription",
    automatic_tax: { enabled: given.hasAutomaticTax },
    billing_cycle_anchor: period.start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null },
    created: period.start,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: given.paymentMethod,
    ended_at: null,
    items: wholeList([newItem(id, given)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    metadata: given.metadata,
    payment_settings: { save_default_payment_method: "off" },
    pending_update: null,
    schedule: null,
    status: "incomplete",
  });
}
