import type Stripe from "stripe";
import { DAY_S } from "../../../shared/time-lengths.ts";
import { newId } from "../ids.ts";
import { wholeList } from "../calls/paginate.ts";
import { idOf } from "../store.ts";
import { nulls } from "./nulls.ts";
import { decimal } from "./price.ts";

/** Money on its way back to whoever paid a charge. */
export const newRefund = (
  charge: Stripe.Charge,
  given: Pick<Stripe.Refund, "amount" | "created" | "metadata" | "reason">,
): Stripe.Refund => ({
  ...nulls("balance_transaction customer_account receipt_number source_transfer_reversal transfer_reversal"),
  id: newId("re"),
  object: "refund",
  charge: charge.id,
  currency: charge.currency,
  customer: charge.customer,
  destination_details: {
    card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
    type: "card",
  },
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  status: "succeeded",
  ...given,
});

/** The statement of a holder that a charge was not theirs. */
export const newDispute = (charge: Stripe.Charge, created: number): Stripe.Dispute => ({
  id: newId("du"),
  object: "dispute",
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: {
    ...nulls("access_activity_log billing_address cancellation_policy cancellation_policy_disclosure"),
    ...nulls("cancellation_rebuttal customer_communication customer_email_address customer_name"),
    ...nulls("customer_purchase_ip customer_signature duplicate_charge_documentation duplicate_charge_id"),
    ...nulls("duplicate_charge_explanation product_description receipt refund_policy"),
    ...nulls("refund_policy_disclosure refund_refusal_explanation service_date service_documentation"),
    ...nulls("shipping_address shipping_carrier shipping_date shipping_documentation"),
    ...nulls("shipping_tracking_number uncategorized_file uncategorized_text"),
    enhanced_evidence: {},
  },
  evidence_details: {
    due_by: created + 9 * DAY_S,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: "manual",
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: "fraudulent",
  status: "needs_response",
});

export interface NewCreditNote {
  readonly invoice: Stripe.Invoice;
  readonly number: string;
  readonly amount: number;
  readonly refunds: readonly { readonly id: string; readonly amount: number }[];
  readonly reason: string | null;
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

/** A credit note: the amount by which a paid invoice is less. It can be read on the page of its invoice. */
export function newCreditNote({ invoice, amount, created, ...given }: NewCreditNote): Stripe.CreditNote {
  const id = newId("cn");
  return {
    ...nulls("customer_account customer_balance_transaction memo out_of_band_amount shipping_cost voided_at"),
    id,
    object: "credit_note",
    amount,
    amount_shipping: 0,
    created,
    currency: invoice.currency,
    customer: invoice.customer ? idOf(invoice.customer) : "",
    discount_amount: 0,
    discount_amounts: [],
    effective_at: created,
    invoice: invoice.id,
    lines: wholeList([lineOf(amount)], `/v1/credit_notes/${id}/lines`),
    livemode: false,
    metadata: {},
    number: given.number,
    pdf: invoice.hosted_invoice_url ?? "",
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
    status: "issued",
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: "post_payment",
  };
}
