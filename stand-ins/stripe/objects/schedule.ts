import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { idOf } from "../store.ts";

export interface NewPhase {
  readonly price: string;
  readonly quantity: number;
  readonly currency: string;
  readonly start: number;
  readonly end: number;
  readonly prorationBehavior: "always_invoice" | "create_prorations" | "none";
  readonly metadata?: Record<string, string>;
  readonly paymentMethod?: string | null;
  readonly hasAutomaticTax?: boolean;
  readonly discounts?: readonly string[];
  readonly billingCycleAnchor?: "automatic" | "phase_start" | undefined;
}

export const newPhase = (given: NewPhase): Stripe.SubscriptionSchedule.Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  automatic_tax: {
    disabled_reason: null,
    enabled: given.hasAutomaticTax ?? false,
    liability: given.hasAutomaticTax ? { type: "self" } : null,
  },
  billing_cycle_anchor: given.billingCycleAnchor ?? null,
  billing_thresholds: null,
  collection_method: null,
  currency: given.currency,
  default_payment_method: given.paymentMethod ?? null,
  default_tax_rates: [],
  description: null,
  discounts: (given.discounts ?? []).map((discount) => ({ coupon: null, discount, promotion_code: null })),
  end_date: given.end,
  invoice_settings: null,
  items: [
    {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: given.price,
      price: given.price,
      quantity: given.quantity,
      tax_rates: [],
    },
  ],
  metadata: given.metadata ?? {},
  on_behalf_of: null,
  proration_behavior: given.prorationBehavior,
  start_date: given.start,
  transfer_data: null,
  trial_end: null,
});

/** A schedule that takes a subscription over: its first phase is the period under way. */
export function newSchedule(
  subscription: Stripe.Subscription,
  phase: Stripe.SubscriptionSchedule.Phase,
  created: number,
): Stripe.SubscriptionSchedule {
  return {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer: idOf(subscription.customer),
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: "self" },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: typeof subscription.test_clock === "string" ? subscription.test_clock : null,
  };
}
