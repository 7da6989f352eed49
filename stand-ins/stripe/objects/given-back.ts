import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { told } from "./told.ts";

/** Money on its way back to whoever paid a charge. */
export const newRefund = (
  { id: charge, currency, payment_intent }: Stripe.Charge,
  given: Pick<Stripe.Refund, "amount" | "created" | "metadata" | "reason">,
): Stripe.Refund =>
  told({
    id: newId("re"),
    object: "refund",
    charge,
    currency,
    payment_intent,
    status: "succeeded",
    ...given,
  });

/** The statement of a holder that a charge was not theirs. */
export const newDispute = (
  { id: charge, amount, currency, payment_intent }: Stripe.Charge,
  created: number,
): Stripe.Dispute =>
  told({
    id: newId("du"),
    object: "dispute",
    amount,
    charge,
    created,
    currency,
    payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  });

export interface NewCreditNote {
  readonly invoice: Stripe.Invoice;
  readonly number: string;
  readonly amount: number;
  readonly refunds: readonly { readonly id: string; readonly amount: number }[];
  readonly created: number;
}

/** A credit note: the amount by which a paid invoice is less. It can be read on the page of its invoice. */
export const newCreditNote = ({
  invoice,
  amount,
  number,
  refunds,
  created,
}: NewCreditNote): Stripe.CreditNote =>
  told({
    id: newId("cn"),
    object: "credit_note",
    created,
    currency: invoice.currency,
    customer: invoice.customer ?? "",
    invoice: invoice.id,
    number,
    pdf: invoice.hosted_invoice_url ?? "",
    refunds: refunds.map((refund) => ({ amount_refunded: refund.amount, refund: refund.id })),
    status: "issued",
    total: amount,
  });
