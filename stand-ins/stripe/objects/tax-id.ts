import type Stripe from "stripe";
import { newId } from "../ids.ts";

export interface NewTaxId {
  readonly customer: string;
  readonly type: string;
  readonly value: string;
  readonly created: number;
}

export const newTaxId = ({ customer, type, value, created }: NewTaxId): Stripe.TaxId => ({
  id: newId("txi"),
  object: "tax_id",
  country: /^[a-z]{2}_/.test(type) && type !== "eu_vat" ? type.slice(0, 2).toUpperCase() : value.slice(0, 2),
  created,
  customer,
  customer_account: null,
  livemode: false,
  owner: { customer, customer_account: null, type: "customer" },
  type,
  value,
  // Nobody is asked: whether a number is registered is not known here.
  verification: { status: "unavailable", verified_address: null, verified_name: null },
});
