import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { newId } from "../ids.ts";
import { wholeList } from "../paginate.ts";

export interface NewInvoice {
  readonly subscription: Stripe.Subscription;
  readonly customer: Stripe.Customer;
  readonly taxIds: readonly Stripe.TaxId[];
  readonly reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
  readonly lines: readonly Stripe.InvoiceLineItem[];
  readonly period: { readonly start: number; readonly end: number };
  readonly finalizesAt: number | null;
  readonly created: number;
}

const sum = (lines: readonly Stripe.InvoiceLineItem[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

/** A draft. What is due is known when it is finalised. */
export function newInvoice(given: NewInvoice): Stripe.Invoice {
  const { customer, subscription, created } = given;
  const id = newId("in");
  const total = sum(given.lines);
  return {
    id,
    object: "invoice",
    account_country: ACCOUNT.country,
    account_name: ACCOUNT.name,
    account_tax_ids: null,
    amount_due: Math.max(0, total + customer.balance),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total + customer.balance),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automatic_tax.enabled,
      liability: subscription.automatic_tax.liability,
      provider: subscription.automatic_tax.enabled ? "stripe" : null,
      status: subscription.automatic_tax.enabled ? "complete" : null,
    },
    automatically_finalizes_at: given.finalizesAt,
    billing_reason: given.reason,
    collection_method: "charge_automatically",
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? null,
    customer_tax_ids: given.taxIds.map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: customer.invoice_settings.footer,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(
      given.lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: given.finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: given.period.end,
    period_start: given.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: typeof customer.test_clock === "string" ? customer.test_clock : null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}
