import type Stripe from "stripe";
import { newId } from "../ids.ts";
import type { Period } from "../amounts/proration.ts";
import { idOf } from "../store.ts";
import { decimal } from "./price.ts";

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
export const newLine = ({
  item,
  price,
  quantity,
  isProration,
  ...given
}: NewLine): Stripe.InvoiceLineItem => ({
  id: newId("il"),
  object: "line_item",
  amount: given.amount,
  currency: price.currency,
  description: given.description,
  discount_amounts: [],
  discountable: !isProration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: isProration ? newId("ii") : null,
      proration: isProration,
      proration_details: isProration ? { credited_items: null } : null,
      subscription: item.subscription,
      subscription_item: item.id,
    },
    type: "subscription_item_details",
  },
  period: { ...given.period },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: price.id, product: idOf(price.product) },
    type: "price_details",
    unit_amount_decimal: decimal(price.unit_amount ?? 0),
  },
  quantity,
  quantity_decimal: decimal(quantity),
  subscription: item.subscription,
  subtotal: given.amount,
  taxes: [],
});
