import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { wholeList } from "../calls/paginate.ts";
import { taxed, taxOf } from "./tax.ts";
import { told } from "./told.ts";

export interface NewInvoice {
  readonly subscription: Stripe.Subscription;
  readonly customer: Stripe.Customer;
  readonly taxIds: readonly Stripe.TaxId[];
  readonly reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
  readonly lines: readonly Stripe.InvoiceLineItem[];
  /** When it is finalised by itself; null: at once. */
  readonly finalizesAt: number | null;
  readonly created: number;
}

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

type Taxes = NonNullable<Stripe.Invoice["total_taxes"]>;

/** The taxes of all lines together; they are in the amounts. */
function taxesOf(lines: readonly Stripe.InvoiceLineItem[]): Taxes {
  const all = lines.flatMap(({ taxes }) => taxes ?? []);
  const [first] = all;
  return first ? [{ ...first, amount: sum(all) }] : [];
}

/** A draft. What is due is known when it is finalised. */
export function newInvoice({ customer, subscription, ...given }: NewInvoice): Stripe.Invoice {
  const id = newId("in");
  const tax = subscription.automatic_tax.enabled ? taxOf(customer, given.taxIds) : null;
  const lines = given.lines.map((line) => (tax ? taxed(line, tax) : line));
  const total = sum(lines);
  const due = Math.max(0, total + customer.balance);
  return told<Stripe.Invoice>({
    id,
    object: "invoice",
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { enabled: tax !== null },
    automatically_finalizes_at: given.finalizesAt,
    billing_reason: given.reason,
    created: given.created,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_ids: given.taxIds.map(({ type, value }) => ({ type, value })),
    footer: customer.invoice_settings.footer,
    hosted_invoice_url: null,
    invoice_pdf: null,
    last_finalization_error: null,
    lines: wholeList([...lines], `/v1/invoices/${id}/lines`),
    metadata: {},
    next_payment_attempt: given.finalizesAt,
    number: null,
    parent: {
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    post_payment_credit_notes_amount: 0,
    status: "draft",
    status_transitions: { finalized_at: null, paid_at: null },
    total,
    total_taxes: taxesOf(lines),
  });
}
