import type Stripe from "stripe";

/** On the wire a decimal is text; the SDK makes its own decimals of it. */
export const decimal = (value: number): Stripe.Decimal => String(value) as unknown as Stripe.Decimal;
