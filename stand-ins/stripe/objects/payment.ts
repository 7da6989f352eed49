import type Stripe from "stripe";
import type { Decline } from "../cards.ts";
import { newId } from "../ids.ts";
import { told } from "./told.ts";

/** The payment of an invoice, before it was tried. */
export const newPaymentIntent = (invoice: Stripe.Invoice, created: number): Stripe.PaymentIntent =>
  told({
    id: newId("pi"),
    object: "payment_intent",
    amount: invoice.amount_due,
    created,
    currency: invoice.currency,
    customer: invoice.customer,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  });

/** The tie between an invoice and a payment for it. */
export const newInvoicePayment = (
  invoice: Stripe.Invoice,
  intent: string,
  created: number,
): Stripe.InvoicePayment =>
  told({
    id: newId("inpay"),
    object: "invoice_payment",
    created,
    invoice: invoice.id,
    payment: { payment_intent: intent, type: "payment_intent" },
    status: "open",
  });

/** One try to take the money; `decline`: why it failed. */
export const newCharge = (
  { id: payment_intent, amount, currency, customer }: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
  created: number,
): Stripe.Charge =>
  told({
    id: newId("ch"),
    object: "charge",
    amount,
    amount_captured: decline ? 0 : amount,
    amount_refunded: 0,
    captured: !decline,
    created,
    currency,
    customer,
    disputed: false,
    failure_code: decline?.code ?? null,
    metadata: {},
    paid: !decline,
    payment_intent,
    payment_method: method.id,
    payment_method_details: { type: method.type, ...(method.card && { card: { brand: method.card.brand } }) },
    refunded: false,
    status: decline ? "failed" : "succeeded",
  });
