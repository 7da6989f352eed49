import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { told } from "./told.ts";

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
export const newPrice = ({ interval, ...given }: NewPrice): Stripe.Price =>
  told({
    id: newId("price"),
    object: "price",
    active: true,
    created: given.created,
    currency: given.currency,
    lookup_key: given.lookupKey,
    metadata: {},
    product: given.product,
    recurring: { interval, interval_count: 1 },
    tax_behavior: given.taxBehavior,
    type: "recurring",
    unit_amount: given.unitAmount,
  });

/** How often a price recurs. */
export const intervalOf = ({ recurring }: Stripe.Price): "month" | "year" =>
  recurring?.interval === "year" ? "year" : "month";
