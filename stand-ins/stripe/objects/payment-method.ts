import type Stripe from "stripe";
import type { TestCard } from "../cards.ts";
import { newId } from "../ids.ts";
import { newAddress } from "./customer.ts";
import { told } from "./told.ts";

/** A card or a bank account that nobody has attached yet. */
export const newPaymentMethod = (
  { brand, number, whenSettled }: TestCard,
  created: number,
): Stripe.PaymentMethod =>
  told({
    id: newId("pm"),
    object: "payment_method",
    billing_details: { address: newAddress(), email: null, name: null },
    ...(whenSettled === undefined
      ? { type: "card", card: { brand, last4: number.slice(-4) } }
      : { type: "sepa_debit", sepa_debit: { last4: number.slice(-4) } }),
    created,
    customer: null,
    metadata: {},
  });
