import type Stripe from "stripe";
import { decimal } from "../amounts/decimal.ts";
import { newId } from "../ids.ts";
import { idOf } from "../store.ts";

export interface NewPrice {
  readonly product: string;
  readonly unitAmount: number;
  readonly currency: string;
  readonly interval: "month" | "year" | null;
  readonly intervalCount?: number | undefined;
  readonly lookupKey?: string | null | undefined;
  readonly nickname?: string | null | undefined;
  readonly metadata?: Record<string, string>;
  readonly taxBehavior?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly created: number;
}

export const newPrice = (given: NewPrice): Stripe.Price => ({
  id: newId("price"),
  object: "price",
  active: given.isActive ?? true,
  billing_scheme: "per_unit",
  created: given.created,
  currency: given.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: given.lookupKey ?? null,
  metadata: given.metadata ?? {},
  nickname: given.nickname ?? null,
  product: given.product,
  recurring: given.interval && {
    interval: given.interval,
    interval_count: given.intervalCount ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  },
  tax_behavior: given.taxBehavior ?? "unspecified",
  tiers_mode: null,
  transform_quantity: null,
  type: given.interval ? "recurring" : "one_time",
  unit_amount: given.unitAmount,
  unit_amount_decimal: decimal(given.unitAmount),
});

/** A price in the form that it had before prices: subscription items still carry it. */
export const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: "plan",
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? "month",
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: idOf(price.product),
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});
