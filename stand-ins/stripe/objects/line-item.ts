import type Stripe from "stripe";
import { newId } from "../ids.ts";
import type { Period } from "../amounts/proration.ts";
import { told } from "./told.ts";

export interface NewLine {
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
}

/** A line of an invoice that is not made yet. */
export const newLine = ({ price, ...given }: NewLine): Stripe.InvoiceLineItem =>
  told({
    id: newId("il"),
    object: "line_item",
    currency: price.currency,
    pricing: { price_details: { price: price.id } },
    taxes: [],
    ...given,
  });
