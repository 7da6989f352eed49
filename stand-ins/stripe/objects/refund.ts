import type Stripe from "stripe";
import { newId } from "../ids.ts";

export interface NewRefund {
  readonly charge: Stripe.Charge;
  readonly amount: number;
  readonly reason: string | null;
  readonly metadata: Record<string, string>;
  readonly created: number;
}

export const newRefund = ({ charge, amount, reason, metadata, created }: NewRefund): Stripe.Refund => ({
  id: newId("re"),
  object: "refund",
  amount,
  balance_transaction: null,
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  destination_details: {
    card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
    type: "card",
  },
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
});
