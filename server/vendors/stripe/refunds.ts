import { Stripe } from "stripe";
import type { Money } from "../../../shared/api/endpoints/subscription.ts";
import { PaymentsRefused, type GiveBack, type Refund } from "../../billing/payments.ts";
import { isOwed } from "./billed.ts";
import { idOf } from "./id-of.ts";
import { makeOnce } from "./make-once.ts";
import { intentsOf, paymentOf } from "./money.ts";

/** Money that went back already, by us or by a bank, is not sent again. */
const IS_BACK = new Set(["charge_already_refunded", "charge_disputed"]);

interface Sending {
  readonly paymentId: string;
  readonly amount: number;
  /** Why it is sent, in a name and a value that no other one has. */
  readonly name: "withdrawal" | "operator";
  readonly value: string;
}

/** Sends money back, and gives the refund; null: the money was back already. */
async function sendBack(
  stripe: Stripe,
  { paymentId, amount, name, value }: Sending,
): Promise<Stripe.Refund | null> {
  const earlier = async (): Promise<Stripe.Refund | null> => {
    const { data } = await stripe.refunds.list({ payment_intent: paymentId });
    return data.find(({ metadata }) => metadata?.[name] === value) ?? null;
  };
  const sent = await earlier();
  if (sent) return sent;
  try {
    return await makeOnce({
      key: `refund:${value}:${paymentId}`,
      make: (options) =>
        stripe.refunds.create(
          {
            payment_intent: paymentId,
            amount,
            reason: "requested_by_customer",
            metadata: { [name]: value },
          },
          options,
        ),
      find: earlier,
    });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && IS_BACK.has(error.code ?? "")) return null;
    throw error;
  }
}

/** The credit note of a refund, beside its invoice. */
async function writeCreditNote(stripe: Stripe, refund: Stripe.Refund, invoice: string): Promise<void> {
  const earlier = async (): Promise<Stripe.CreditNote | null> => {
    const { data } = await stripe.creditNotes.list({ invoice, limit: 100 });
    return data.find(({ refunds }) => refunds.some((one) => idOf(one.refund) === refund.id)) ?? null;
  };
  if (await earlier()) return;
  await makeOnce({
    key: `credit-note:${refund.id}`,
    make: (options) =>
      stripe.creditNotes.create(
        {
          invoice,
          amount: refund.amount,
          refunds: [{ refund: refund.id, amount_refunded: refund.amount }],
          reason: "order_change",
        },
        options,
      ),
    find: earlier,
  });
}

/** Gives money back for a withdrawal, and writes it down beside the invoice that it was paid for. */
export async function refund(
  stripe: Stripe,
  { paymentId, invoiceId, amount, subscriptionId }: Refund,
): Promise<void> {
  const sent = await sendBack(stripe, { paymentId, amount, name: "withdrawal", value: subscriptionId });
  if (sent && invoiceId) await writeCreditNote(stripe, sent, invoiceId);
}

/** Notes that money whose refund failed went back by another way. */
export async function markRepaid(stripe: Stripe, refundId: string): Promise<void> {
  await stripe.refunds.update(refundId, { metadata: { repaid: "yes" } });
}

async function paidInvoice(stripe: Stripe, { customerId, number }: GiveBack): Promise<Stripe.Invoice> {
  const { data } = await stripe.invoices.list({ customer: customerId, status: "paid", limit: 100 });
  const found = data.find((invoice) => invoice.number === number);
  if (!found) throw new PaymentsRefused("invoice_missing");
  return found;
}

/**
 * Writes the credit notes for refunds of an earlier try that broke off before it wrote them. One that failed is noted
 * already, and paid by another way.
 */
async function finishEarlier(stripe: Stripe, invoice: string, intent: string): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: intent });
  if (data.some(isOwed)) throw new PaymentsRefused("refund_failed");
  for (const one of data.filter(({ metadata }) => metadata?.["operator"]))
    await writeCreditNote(stripe, one, invoice);
}

/** Gives back so much of what was paid for an invoice that all in all `upTo` of it went back. */
export async function giveBack(stripe: Stripe, wanted: GiveBack): Promise<Money> {
  const { id, currency } = await paidInvoice(stripe, wanted);
  const [intent] = await intentsOf(stripe, id);
  const payment = intent ? await paymentOf(stripe, id, intent.id) : null;
  if (!payment) throw new PaymentsRefused("nothing_paid");
  await finishEarlier(stripe, id, payment.id);
  const { paid, amount: left } = payment;
  const before = paid - left;
  const amount = Math.min(left, (wanted.upTo ?? paid) - before);
  if (amount <= 0) return { amount: 0, currency };
  const value = `${id}:${before}:${before + amount}`;
  const sent = await sendBack(stripe, { paymentId: payment.id, amount, name: "operator", value });
  if (sent) await writeCreditNote(stripe, sent, id);
  return { amount: sent?.amount ?? 0, currency };
}
