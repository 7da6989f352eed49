import type Stripe from "stripe";
import { newId, newInvoicePrefix } from "../ids.ts";
import { nulls } from "./nulls.ts";

type Given = { readonly [Field in keyof Stripe.Address]?: string | null | undefined };

/** An address with all its fields; what is empty is none. */
export const newAddress = (given: Given = {}): Stripe.Address => ({
  city: given.city || null,
  country: given.country || null,
  line1: given.line1 || null,
  line2: given.line2 || null,
  postal_code: given.postal_code || null,
  state: given.state || null,
});

/** Somebody who buys, with what is given of them. */
export const newCustomer = (
  given: Pick<Stripe.Customer, "created"> & Partial<Stripe.Customer>,
): Stripe.Customer => ({
  ...nulls(
    "address currency customer_account default_source description discount email name phone shipping test_clock",
  ),
  id: newId("cus"),
  object: "customer",
  balance: 0,
  delinquent: false,
  invoice_prefix: newInvoicePrefix(),
  invoice_settings: nulls("custom_fields default_payment_method footer rendering_options"),
  livemode: false,
  metadata: {},
  next_invoice_sequence: 1,
  preferred_locales: [],
  tax_exempt: "none",
  ...given,
});

export interface NewTaxId {
  readonly customer: string;
  readonly type: string;
  readonly value: string;
  readonly created: number;
}

/** A number under which a customer is taxed. */
export const newTaxId = ({ customer, type, value, created }: NewTaxId): Stripe.TaxId => ({
  id: newId("txi"),
  object: "tax_id",
  country: value.slice(0, 2),
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
