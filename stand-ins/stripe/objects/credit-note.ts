import type Stripe from "stripe";
import { decimal } from "../amounts/decimal.ts";
import { newId } from "../ids.ts";
import { wholeList } from "../calls/paginate.ts";
import { idOf } from "../store.ts";

export interface NewCreditNote {
  readonly invoice: Stripe.Invoice;
  readonly number: string;
  readonly amount: number;
  readonly refunds: readonly { readonly id: string; readonly amount: number }[];
  readonly reason: string | null;
  readonly metadata: Record<string, string>;
  readonly pagesUrl: string;
  readonly created: number;
}

const lineOf = (amount: number): Stripe.CreditNoteLineItem => ({
  id: newId("cnli"),
  object: "credit_note_line_item",
  amount,
  description: null,
  discount_amount: 0,
  discount_amounts: [],
  livemode: false,
  metadata: {},
  pretax_credit_amounts: [],
  quantity: 1,
  tax_rates: [],
  taxes: [],
  type: "custom_line_item",
  unit_amount: amount,
  unit_amount_decimal: decimal(amount),
});

/** A credit note: the amount by which a paid invoice is less. */
export function newCreditNote(given: NewCreditNote): Stripe.CreditNote {
  const { invoice, amount } = given;
  const id = newId("cn");
  return {
    id,
    object: "credit_note",
    amount,
    amount_shipping: 0,
    created: given.created,
    currency: invoice.currency,
    customer: invoice.customer ? idOf(invoice.customer) : "",
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: given.created,
    invoice: invoice.id,
    lines: wholeList([lineOf(amount)], `/v1/credit_notes/${id}/lines`),
    livemode: false,
    memo: null,
    metadata: given.metadata,
    number: given.number,
    out_of_band_amount: null,
    pdf: `${given.pagesUrl}/credit-note/${id}/pdf`,
    post_payment_amount: amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason: given.reason,
    refunds: given.refunds.map((refund) => ({
      amount_refunded: refund.amount,
      payment_record_refund: null,
      refund: refund.id,
      type: "refund",
    })),
    shipping_cost: null,
    status: "issued",
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: "post_payment",
    voided_at: null,
  };
}
