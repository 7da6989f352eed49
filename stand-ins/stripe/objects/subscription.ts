import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { wholeList } from "../calls/paginate.ts";
import type { Period } from "../amounts/proration.ts";
import { planOf } from "./price.ts";

interface NewItem {
  readonly subscription: string;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly period: Period;
  readonly created: number;
}

const newItem = (given: NewItem): Stripe.SubscriptionItem => ({
  id: newId("si"),
  object: "subscription_item",
  billing_thresholds: null,
  created: given.created,
  current_period_end: given.period.end,
  current_period_start: given.period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(given.price),
  price: given.price,
  quantity: given.quantity,
  subscription: given.subscription,
  tax_rates: [],
});

export interface NewSubscription {
  readonly customer: Stripe.Customer;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly period: Period;
  readonly metadata: Record<string, string>;
  readonly paymentMethod: string | null;
  readonly hasAutomaticTax: boolean;
  readonly status: "active" | "incomplete";
}

/** A subscription that begins with the given period, as Stripe answers it. */
export function newSubscription(given: NewSubscription): Stripe.Subscription {
  const id = newId("sub");
  const created = given.period.start;
  const { customer, price, quantity, period } = given;
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: given.hasAutomaticTax,
      liability: given.hasAutomaticTax ? { type: "self" } : null,
    },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: wholeList(
      [newItem({ subscription: id, price, quantity, period, created })],
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: given.status,
    test_clock: typeof customer.test_clock === "string" ? customer.test_clock : null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: null,
  };
}
