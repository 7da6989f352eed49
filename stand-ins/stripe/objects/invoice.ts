import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { newId } from "../ids.ts";
import { wholeList } from "../calls/paginate.ts";
import { nulls } from "./nulls.ts";
import { automaticTax, taxed, taxOf } from "./tax.ts";

export interface NewInvoice {
  readonly subscription: Stripe.Subscription;
  readonly customer: Stripe.Customer;
  readonly taxIds: readonly Stripe.TaxId[];
  readonly reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
  readonly lines: readonly Stripe.InvoiceLineItem[];
  readonly period: { readonly start: number; readonly end: number };
  /** When it is finalised by itself; null: at once. */
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
    ...nulls("account_tax_ids application custom_fields customer_account customer_shipping"),
    ...nulls("default_payment_method default_source description due_date effective_at ending_balance"),
    ...nulls("from_invoice hosted_invoice_url invoice_pdf last_finalization_error latest_revision number"),
    ...nulls(
      "on_behalf_of receipt_number rendering shipping_cost shipping_details statement_descriptor test_clock",
    ),
    ...nulls("webhooks_delivered_at"),
    id,
    object: "invoice",
    account_country: ACCOUNT.country,
    account_name: ACCOUNT.name,
    amount_due: Math.max(0, total + customer.balance),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total + customer.balance),
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      ...automaticTax(tax !== null),
      provider: tax && "stripe",
      status: tax && "complete",
    },
    automatically_finalizes_at: given.finalizesAt,
    billing_reason: given.reason,
    collection_method: "charge_automatically",
    created,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_tax_exempt: customer.tax_exempt ?? null,
    customer_tax_ids: given.taxIds.map(({ type, value }) => ({ type, value })),
    default_tax_rates: [],
    discounts: discounts.map(({ discount }) => discount as string),
    footer: customer.invoice_settings.footer,
    issuer: { type: "self" },
    lines: wholeList(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: given.finalizesAt,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: nulls("default_mandate payment_method_options payment_method_types"),
    period_end: given.period.end,
    period_start: given.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: customer.balance,
    status: "draft",
    status_transitions: nulls("finalized_at marked_uncollectible_at paid_at voided_at"),
    subtotal,
    subtotal_excluding_tax: subtotal - sum(taxes),
    total,
    total_discount_amounts: discounts,
    total_excluding_tax: total - sum(taxes),
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
  };
}
