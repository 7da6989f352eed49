import type Stripe from "stripe";
import type { TestCard } from "../cards.ts";
import { newId } from "../ids.ts";
import { NO_ADDRESS } from "./address.ts";

export interface NewPaymentMethod {
  readonly card: TestCard;
  readonly billingDetails?: Partial<Stripe.PaymentMethod.BillingDetails>;
  readonly created: number;
}

const yearOf = (seconds: number): number => new Date(seconds * 1000).getUTCFullYear();

const cardOf = (card: TestCard, created: number): Stripe.PaymentMethod.Card => ({
  brand: card.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
  country: "FR",
  display_brand: card.brand,
  exp_month: 12,
  exp_year: yearOf(created) + 3,
  fingerprint: `standin${card.number.slice(-9)}`,
  funding: "credit",
  generated_from: null,
  last4: card.number.slice(-4),
  networks: { available: [card.brand], preferred: null },
  regulated_status: "unregulated",
  three_d_secure_usage: { supported: true },
  wallet: null,
});

const accountOf = ({ number }: TestCard): Stripe.PaymentMethod.SepaDebit => ({
  bank_code: number.slice(4, 9),
  branch_code: number.slice(9, 14),
  country: number.slice(0, 2),
  fingerprint: `standin${number.slice(-9)}`,
  generated_from: null,
  last4: number.slice(-4),
});

/** A card or a bank account that nobody has attached yet. */
export const newPaymentMethod = ({
  card,
  billingDetails,
  created,
}: NewPaymentMethod): Stripe.PaymentMethod => ({
  id: newId("pm"),
  object: "payment_method",
  allow_redisplay: "unspecified",
  billing_details: {
    address: NO_ADDRESS,
    email: null,
    name: null,
    phone: null,
    tax_id: null,
    ...billingDetails,
  },
  ...(card.whenSettled === undefined ? { card: cardOf(card, created) } : { sepa_debit: accountOf(card) }),
  created,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: card.whenSettled === undefined ? "card" : "sepa_debit",
});
