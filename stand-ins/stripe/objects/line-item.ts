import type Stripe from "stripe";
import { decimal } from "../amounts/decimal.ts";
import { newId } from "../ids.ts";
import type { Period } from "../amounts/proration.ts";
import { idOf } from "../store.ts";

export interface NewLine {
  readonly item: Stripe.SubscriptionItem;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
  readonly isProration: boolean;
}

/** A line of an invoice that is not made yet. */
export const newLine = (given: NewLine): Stripe.InvoiceLineItem => ({
  id: newId("il"),
  object: "line_item",
  amount: given.amount,
  currency: given.price.currency,
  description: given.description,
  discount_amounts: [],
  discountable: !given.isProration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: given.isProration ? newId("ii") : null,
      proration: given.isProration,
      proration_details: given.isProration ? { credited_items: null } : null,
      subscription: given.item.subscription,
      subscription_item: given.item.id,
    },
    type: "subscription_item_details",
  },
  period: { ...given.period },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: given.price.id, product: idOf(given.price.product) },
    type: "price_details",
    unit_amount_decimal: decimal(given.price.unit_amount ?? 0),
  },
  quantity: given.quantity,
  quantity_decimal: decimal(given.quantity),
  subscription: given.item.subscription,
  subtotal: given.amount,
  taxes: [],
});
