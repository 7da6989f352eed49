import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { idOf } from "../store.ts";
import { automaticTax } from "./tax.ts";
import { nulls } from "./nulls.ts";

type Phase = Stripe.SubscriptionSchedule.Phase;

export interface NewPhase extends Pick<
  Phase,
  | "billing_cycle_anchor"
  | "currency"
  | "default_payment_method"
  | "end_date"
  | "proration_behavior"
  | "start_date"
> {
  readonly price: string;
  readonly quantity: number;
  readonly hasAutomaticTax: boolean;
  readonly discounts: readonly string[];
}

/** A time of a subscription, with what it is for then. */
export const newPhase = ({ price, quantity, hasAutomaticTax, discounts, ...given }: NewPhase): Phase => ({
  ...nulls("application_fee_percent billing_thresholds collection_method description invoice_settings"),
  ...nulls("on_behalf_of transfer_data trial_end"),
  add_invoice_items: [],
  automatic_tax: automaticTax(hasAutomaticTax),
  default_tax_rates: [],
  discounts: discounts.map((discount) => ({ coupon: null, discount, promotion_code: null })),
  items: [
    { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] },
  ],
  metadata: {},
  ...given,
});

/** A schedule that takes a subscription over: its first phase is the period under way. */
export const newSchedule = (
  subscription: Stripe.Subscription,
  phase: Phase,
  created: number,
): Stripe.SubscriptionSchedule => ({
  ...nulls(
    "application canceled_at completed_at customer_account released_at released_subscription test_clock",
  ),
  id: newId("sub_sched"),
  object: "subscription_schedule",
  billing_mode: subscription.billing_mode,
  created,
  current_phase: { start_date: phase.start_date, end_date: phase.end_date },
  customer: idOf(subscription.customer),
  default_settings: {
    ...nulls("application_fee_percent billing_thresholds default_payment_method description on_behalf_of"),
    automatic_tax: automaticTax(false),
    billing_cycle_anchor: "automatic",
    collection_method: "charge_automatically",
    invoice_settings: {
      ...nulls("account_tax_ids custom_fields days_until_due description footer"),
      issuer: { type: "self" },
    },
    transfer_data: null,
  },
  end_behavior: "release",
  livemode: false,
  metadata: {},
  pause_schedules: [],
  phases: [phase],
  status: "active",
  subscription: subscription.id,
});
