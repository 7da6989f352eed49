import type Stripe from "stripe";

type Given = { readonly [Field in keyof Stripe.Address]?: string | null | undefined };

/** An address with all its fields; what is empty is none. */
export const newAddress = (given: Given): Stripe.Address => ({
  city: given.city || null,
  country: given.country || null,
  line1: given.line1 || null,
  line2: given.line2 || null,
  postal_code: given.postal_code || null,
  state: given.state || null,
});

export const NO_ADDRESS: Stripe.Address = newAddress({});
