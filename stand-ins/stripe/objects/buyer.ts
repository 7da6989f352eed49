import type Stripe from "stripe";

/** Details that a person fills in besides the card. */
export interface BuyerDetails {
  readonly email: string | null;
  readonly company: string | null;
  readonly vat: { readonly type: string; readonly value: string } | null;
  readonly address: Stripe.Address | null;
}
