import type Stripe from "stripe";
import type { Decline } from "../cards.ts";
import { newId } from "../ids.ts";
import { idOf } from "../store.ts";
import { newAddress } from "./customer.ts";
import { nulls } from "./nulls.ts";

/** The payment of an invoice, before it was tried. */
export const newPaymentIntent = (invoice: Stripe.Invoice, created: number): Stripe.PaymentIntent => {
  const id = newId("pi");
  return {
    ...nulls("allowed_payment_method_types application application_fee_amount automatic_payment_methods"),
    ...nulls("canceled_at cancellation_reason customer_account excluded_payment_method_types"),
    ...nulls("last_payment_error latest_charge managed_payments next_action on_behalf_of payment_method"),
    ...nulls("payment_method_configuration_details payment_method_options payment_record processing"),
    ...nulls("receipt_email review shipping source statement_descriptor statement_descriptor_suffix"),
    ...nulls("transfer_data transfer_group"),
    id,
    object: "payment_intent",
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: "automatic",
    client_secret: `${id}_secret_${newId("x").slice(2)}`,
    confirmation_method: "automatic",
    created,
    currency: invoice.currency,
    customer: invoice.customer && idOf(invoice.customer),
    description:
      invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    livemode: false,
    metadata: {},
    payment_method_types: ["card"],
    setup_future_usage: "off_session",
    status: "requires_payment_method",
  };
};

/** The tie between an invoice and a payment for it. */
export const newInvoicePayment = (
  invoice: Stripe.Invoice,
  intent: string,
  created: number,
): Stripe.InvoicePayment => ({
  id: newId("inpay"),
  object: "invoice_payment",
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: "payment_intent" },
  status: "open",
  status_transitions: { canceled_at: null, paid_at: null },
});

const debitDetails = ({ sepa_debit: account }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails => ({
  type: "sepa_debit",
  sepa_debit: {
    bank_code: account?.bank_code ?? null,
    branch_code: account?.branch_code ?? null,
    country: account?.country ?? null,
    fingerprint: account?.fingerprint ?? null,
    last4: account?.last4 ?? null,
    mandate: null,
  },
});

const cardDetails = ({ card }: Stripe.PaymentMethod, amount: number): Stripe.Charge.PaymentMethodDetails => ({
  type: "card",
  card: {
    ...nulls("authorization_code electronic_commerce_indicator installments mandate network_transaction_id"),
    ...nulls("three_d_secure transaction_link_id wallet"),
    amount_authorized: amount,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    last4: card?.last4 ?? null,
    network: card?.brand ?? null,
    regulated_status: card?.regulated_status ?? null,
  },
});

const outcomeOf = (decline: Decline | null): Stripe.Charge.Outcome => ({
  ...nulls("advice_code network_advice_code network_decline_code"),
  network_status: decline ? "declined_by_network" : "approved_by_network",
  reason: decline?.decline_code ?? decline?.code ?? null,
  risk_level: "normal",
  seller_message: decline
    ? "The bank did not return any further details with this decline."
    : "Payment complete.",
  type: decline ? "issuer_declined" : "authorized",
});

/** One try to take the money; `decline`: why it failed. */
export const newCharge = (
  { id: intent, amount, currency, customer, description }: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
  created: number,
): Stripe.Charge => ({
  ...nulls("application application_fee application_fee_amount balance_transaction"),
  ...nulls("calculated_statement_descriptor failure_balance_transaction on_behalf_of receipt_email"),
  ...nulls("receipt_number receipt_url review shipping source source_transfer statement_descriptor"),
  ...nulls("statement_descriptor_suffix transfer_data transfer_group"),
  id: newId("ch"),
  object: "charge",
  amount,
  amount_captured: decline ? 0 : amount,
  amount_refunded: 0,
  billing_details: { ...method.billing_details, address: method.billing_details.address ?? newAddress() },
  captured: !decline,
  created,
  currency,
  customer,
  description,
  disputed: false,
  failure_code: decline?.code ?? null,
  failure_message: decline?.message ?? null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  outcome: outcomeOf(decline),
  paid: !decline,
  payment_intent: intent,
  payment_method: method.id,
  payment_method_details: method.type === "card" ? cardDetails(method, amount) : debitDetails(method),
  refunded: false,
  status: decline ? "failed" : "succeeded",
});
