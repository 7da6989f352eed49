import type Stripe from "stripe";
import type { TestCard } from "../cards.ts";
import { newId } from "../ids.ts";
import { newAddress } from "./customer.ts";
import { nulls } from "./nulls.ts";

const yearOf = (seconds: number): number => new Date(seconds * 1000).getUTCFullYear();

const cardOf = ({ brand, number }: TestCard, created: number): Stripe.PaymentMethod.Card => ({
  ...nulls("generated_from wallet"),
  brand,
  checks: { ...nulls("address_line1_check address_postal_code_check"), cvc_check: "pass" },
  country: "FR",
  display_brand: brand,
  exp_month: 12,
  exp_year: yearOf(created) + 3,
  fingerprint: `standin${number.slice(-9)}`,
  funding: "credit",
  last4: number.slice(-4),
  networks: { available: [brand], preferred: null },
  regulated_status: "unregulated",
  three_d_secure_usage: { supported: true },
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
export const newPaymentMethod = (card: TestCard, created: number): Stripe.PaymentMethod => ({
  id: newId("pm"),
  object: "payment_method",
  allow_redisplay: "unspecified",
  billing_details: { ...nulls("email name phone tax_id"), address: newAddress() },
  ...(card.whenSettled === undefined ? { card: cardOf(card, created) } : { sepa_debit: accountOf(card) }),
  created,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: card.whenSettled === undefined ? "card" : "sepa_debit",
});
