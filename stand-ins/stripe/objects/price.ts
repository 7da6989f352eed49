import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { idOf } from "../store.ts";
import { nulls } from "./nulls.ts";

/** On the wire a decimal is text; the SDK makes its own decimals of it. */
export const decimal = (value: number): Stripe.Decimal => String(value) as unknown as Stripe.Decimal;

export interface NewPrice {
  readonly product: string;
  readonly unitAmount: number;
  readonly currency: string;
  readonly interval: "month" | "year";
  readonly lookupKey: string | null;
  readonly taxBehavior: "inclusive" | "unspecified";
  readonly created: number;
}

/** A price: one of a product costs so much, each month or each year. */
export const newPrice = (given: NewPrice): Stripe.Price => ({
  ...nulls("custom_unit_amount nickname tiers_mode transform_quantity"),
  id: newId("price"),
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created: given.created,
  currency: given.currency,
  livemode: false,
  lookup_key: given.lookupKey,
  metadata: {},
  product: given.product,
  recurring: {
    ...nulls("meter trial_period_days"),
    interval: given.interval,
    interval_count: 1,
    usage_type: "licensed",
  },
  tax_behavior: given.taxBehavior,
  type: "recurring",
  unit_amount: given.unitAmount,
  unit_amount_decimal: decimal(given.unitAmount),
});

/** How often a price recurs. */
export const intervalOf = ({ recurring }: Stripe.Price): "month" | "year" =>
  recurring?.interval === "year" ? "year" : "month";

/** A price in the form that it had before prices: subscription items still carry it. */
export const planOf = (price: Stripe.Price): Stripe.Plan => ({
  ...nulls("meter nickname tiers_mode transform_usage trial_period_days"),
  id: price.id,
  object: "plan",
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: intervalOf(price),
  interval_count: 1,
  livemode: false,
  metadata: price.metadata,
  product: idOf(price.product),
  usage_type: "licensed",
});
