import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { newId } from "../ids.ts";
import { wholeList } from "../calls/paginate.ts";
import { taxed, taxOf } from "./tax.ts";

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

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

type DiscountAmounts = NonNullable<Stripe.Invoice["total_discount_amounts"]>;

/** The amounts taken off all lines together, by discount. */
function discountsOf(lines: readonly Stripe.InvoiceLineItem[]): DiscountAmounts {
  const all = lines.flatMap(({ discount_amounts }) => discount_amounts ?? []);
  return [...new Set(all.map(({ discount }) => discount))].map((discount) => ({
    discount,
    amount: sum(all.filter((one) => one.discount === discount)),
  }));
}

type Taxes = NonNullable<Stripe.Invoice["total_taxes"]>;

/** The taxes of all lines together; they are in the amounts. */
function taxesOf(lines: readonly Stripe.InvoiceLineItem[]): Taxes {
  const all = lines.flatMap(({ taxes }) => taxes ?? []);
  const [first] = all;
  if (!first) return [];
  const taxable_amount = all.reduce((total, tax) => total + (tax.taxable_amount ?? 0), 0);
  return [{ ...first, amount: sum(all), taxable_amount }];
}

/** A draft. What is due is known when it is finalised. */
export function newInvoice(given: NewInvoice): Stripe.Invoice {
  const { customer, subscription, created } = given;
  const id = newId("in");
  const tax = subscription.automatic_tax.enabled ? taxOf(customer, given.taxIds) : null;
  const lines = given.lines.map((line) => (tax ? taxed(line, tax) : line));
  const taxes = taxesOf(lines);
  const subtotal = sum(lines);
  const discounts = discountsOf(lines);
  const total = subtotal - sum(discounts);
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
    discounts: discounts.map(({ discount }) => discount as string),
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
      lines.map((line) => ({ ...line, invoice: id })),
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
    subtotal,
    subtotal_excluding_tax: subtotal - sum(taxes),
    test_clock: typeof customer.test_clock === "string" ? customer.test_clock : null,
    total,
    total_discount_amounts: discounts,
    total_excluding_tax: total - sum(taxes),
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
    webhooks_delivered_at: null,
  };
}
