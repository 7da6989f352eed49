import type Stripe from "stripe";
import type { Decline } from "../cards.ts";
import { newId } from "../ids.ts";
import { idOf } from "../store.ts";
import { NO_ADDRESS } from "./address.ts";

/** The payment of an invoice, before it was tried. */
export const newPaymentIntent = (invoice: Stripe.Invoice, created: number): Stripe.PaymentIntent => {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_${newId("x").slice(2)}`,
    confirmation_method: "automatic",
    created,
    currency: invoice.currency,
    customer: invoice.customer && idOf(invoice.customer),
    customer_account: null,
    description:
      invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: "off_session",
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
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

const debitDetails = ({ sepa_debit }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails => ({
  type: "sepa_debit",
  sepa_debit: {
    bank_code: sepa_debit?.bank_code ?? null,
    branch_code: sepa_debit?.branch_code ?? null,
    country: sepa_debit?.country ?? null,
    fingerprint: sepa_debit?.fingerprint ?? null,
    last4: sepa_debit?.last4 ?? null,
    mandate: null,
  },
});

const cardDetails = ({ card }: Stripe.PaymentMethod, amount: number): Stripe.Charge.PaymentMethodDetails => ({
  type: "card",
  card: {
    amount_authorized: amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: card?.regulated_status ?? null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
});

const outcomeOf = (decline: Decline | null): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? "declined_by_network" : "approved_by_network",
  reason: decline?.decline_code ?? decline?.code ?? null,
  risk_level: "normal",
  seller_message: decline
    ? "The bank did not return any further details with this decline."
    : "Payment complete.",
  type: decline ? "issuer_declined" : "authorized",
});

/** One try to take the money; `decline`: why it failed. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
  created: number,
): Stripe.Charge {
  const { amount, currency, customer, description } = intent;
  return {
    id: newId("ch"),
    object: "charge",
    amount,
    amount_captured: decline ? 0 : amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...method.billing_details, address: method.billing_details.address ?? NO_ADDRESS },
    calculated_statement_descriptor: null,
    captured: !decline,
    created,
    currency,
    customer,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: method.type === "card" ? cardDetails(method, amount) : debitDetails(method),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}
