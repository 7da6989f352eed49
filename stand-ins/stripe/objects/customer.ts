import type Stripe from "stripe";
import { newId, newInvoicePrefix } from "../ids.ts";

export interface NewCustomer {
  readonly email?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly address?: Stripe.Address | null;
  readonly metadata?: Record<string, string>;
  readonly preferredLocales?: string[] | undefined;
  readonly testClock?: string | null | undefined;
  readonly created: number;
}

export const newCustomer = (given: NewCustomer): Stripe.Customer => ({
  id: newId("cus"),
  object: "customer",
  address: given.address ?? null,
  balance: 0,
  created: given.created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: given.description ?? null,
  discount: null,
  email: given.email ?? null,
  invoice_prefix: newInvoicePrefix(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: given.metadata ?? {},
  name: given.name ?? null,
  next_invoice_sequence: 1,
  phone: given.phone ?? null,
  preferred_locales: given.preferredLocales ?? [],
  shipping: null,
  tax_exempt: "none",
  test_clock: given.testClock ?? null,
});
