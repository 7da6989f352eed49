import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { wholeList } from "../calls/paginate.ts";
import type { Period } from "../amounts/proration.ts";
import { nulls } from "./nulls.ts";
import { planOf } from "./price.ts";
import { automaticTax } from "./tax.ts";

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
): Stripe.SubscriptionItem => ({
  ...nulls("billing_thresholds current_trial"),
  id: newId("si"),
  object: "subscription_item",
  created: period.start,
  current_period_end: period.end,
  current_period_start: period.start,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity,
  subscription,
  tax_rates: [],
});

/** A subscription that begins with the given period and is not paid yet. */
export function newSubscription(given: NewSubscription): Stripe.Subscription {
  const id = newId("sub");
  const { customer, price, period } = given;
  return {
    ...nulls("application application_fee_percent billing_cycle_anchor_config billing_thresholds cancel_at"),
    ...nulls(
      "canceled_at customer_account days_until_due default_source description ended_at latest_invoice",
    ),
    ...nulls("next_pending_invoice_item_invoice on_behalf_of pause_collection"),
    ...nulls("pending_invoice_item_interval pending_setup_intent pending_update schedule transfer_data"),
    ...nulls("test_clock trial_end trial_start"),
    id,
    object: "subscription",
    automatic_tax: automaticTax(given.hasAutomaticTax),
    billing_cycle_anchor: period.start,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: nulls("comment feedback feedback_option reason"),
    collection_method: "charge_automatically",
    created: period.start,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: given.paymentMethod,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      ...nulls("account_tax_ids custom_fields description footer"),
      issuer: { type: "self" },
    },
    items: wholeList([newItem(id, given)], `/v1/subscription_items?subscription=${id}`),
    livemode: false,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    payment_settings: {
      ...nulls("payment_method_options payment_method_types"),
      save_default_payment_method: "off",
    },
    start_date: period.start,
    status: "incomplete",
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
  };
}
