import type Stripe from "stripe";
import { newId, newInvoicePrefix } from "../ids.ts";
import { told } from "./told.ts";

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

/** Somebody who buys: nothing is known of them yet. */
export const newCustomer = (created: number): Stripe.Customer =>
  told({
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created,
    email: null,
    invoice_prefix: newInvoicePrefix(),
    invoice_settings: { default_payment_method: null, footer: null },
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    preferred_locales: [],
  });

/** A number under which a customer is taxed. */
export const newTaxId = (
  given: Pick<Stripe.TaxId, "customer" | "type" | "value" | "created">,
): Stripe.TaxId => told({ id: newId("txi"), object: "tax_id", ...given });
