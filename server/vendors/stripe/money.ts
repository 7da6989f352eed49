import { Stripe } from "stripe";
import type { Invoice } from "../../../shared/api/endpoints/subscription.ts";
import type { Orphan, Paid, PaidLine, Payment, Subscription } from "../../billing/payments.ts";
import { leftOf, paymentFor, readBilled, type Billed } from "./billed.ts";
import { expanded, idOf } from "./id-of.ts";
import { isContested } from "./taken-back.ts";

const isWritten = (
  invoice: Stripe.Invoice,
): invoice is Stripe.Invoice & { readonly status: Invoice["status"] } =>
  invoice.status !== null && invoice.status !== "draft";

interface Returned extends Pick<Billed, "charges"> {
  readonly notes: readonly Stripe.CreditNote[];
}

/** The amount of an invoice that was given back, and the credit notes that say so. */
function returnedOf(invoice: Stripe.Invoice, { charges, notes }: Returned) {
  const charge = paymentFor(invoice, charges);
  const refunded = charge ? charge.amount_captured - leftOf(charge) : 0;
  const creditNotes = notes
    .filter(({ invoice: of, status }) => idOf(of) === invoice.id && status === "issued")
    .map(({ number, created, total, pdf }) => ({
      number,
      date: new Date(created * 1000).toISOString(),
      amount: total,
      pdfUrl: pdf,
    }));
  return { refunded, creditNotes };
}

/** The invoices of a customer, with what was given back. A draft is none yet. */
export async function invoicesOf(stripe: Stripe, customer: string): Promise<readonly Invoice[]> {
  const [{ invoices, charges }, notes] = await Promise.all([
    readBilled(stripe, customer),
    stripe.creditNotes.list({ customer, limit: 100 }),
  ]);
  return invoices.filter(isWritten).map((invoice) => ({
    number: invoice.number,
    date: new Date(invoice.created * 1000).toISOString(),
    amount: invoice.total,
    currency: invoice.currency,
    status: invoice.status,
    pdfUrl: invoice.invoice_pdf ?? null,
    hostedUrl: invoice.hosted_invoice_url ?? null,
    ...returnedOf(invoice, { charges, notes: notes.data }),
  }));
}

/** The payment of an intent, with what is left of it; null: nothing was paid. */
export async function paymentOf(
  stripe: Stripe,
  invoiceId: string,
  intentId: string,
): Promise<Payment | null> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge.refunds"] });
  const charge = expanded(intent.latest_charge);
  if (!charge?.paid) return null;
  return {
    id: intent.id,
    invoiceId,
    paid: charge.amount_captured,
    amount: (await isContested(stripe, charge)) ? 0 : leftOf(charge),
    currency: charge.currency,
    paidAt: charge.created,
  };
}

/** A line of an invoice, less its discounts: Stripe's dashboard can give some. */
export const lineOf = ({ amount, period, discount_amounts }: Stripe.InvoiceLineItem): PaidLine => ({
  amount: (discount_amounts ?? []).reduce((rest, discount) => rest - discount.amount, amount),
  startsAt: period.start,
  endsAt: period.end,
});

/** Reads what a person paid for a subscription, by whichever invoice, and for what. */
export async function paidOf(
  stripe: Stripe,
  { id: subscription, orphans }: Pick<Subscription, "id" | "orphans">,
): Promise<Paid> {
  const { data: all } = await stripe.invoices.list({
    subscription,
    status: "paid",
    limit: 100,
    expand: ["data.payments"],
  });
  const data = all.filter((invoice) => !orphans.some(({ id }) => id === invoice.id));
  const payments = await Promise.all(
    data.flatMap(({ id, payments: of }) =>
      (of?.data ?? []).flatMap(({ payment }) =>
        payment.payment_intent ? [paymentOf(stripe, id, idOf(payment.payment_intent))] : [],
      ),
    ),
  );
  return {
    payments: payments.filter((payment) => payment !== null),
    lines: data.flatMap(({ lines }) => lines.data.map(lineOf)),
  };
}

/** Writes an invoice whose taxes could not be computed, once they can be. */
export async function finishInvoice(stripe: Stripe, id: string): Promise<void> {
  await unlessRefused(stripe.invoices.finalizeInvoice(id, { auto_advance: true }));
}

/** Waits for a call that may be refused, as things have changed meanwhile, or have not. */
async function unlessRefused(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/**
 * Voids an invoice that is not paid. Drafts of a subscription can neither be deleted nor voided: they are finalised
 * first, and not collected. Refused, when it was paid meanwhile or a bank is being asked for it, it stays as it is.
 */
export async function voidInvoice(stripe: Stripe, { id, state }: Orphan): Promise<void> {
  if (state === "draft") await unlessRefused(stripe.invoices.finalizeInvoice(id, { auto_advance: false }));
  await unlessRefused(stripe.invoices.voidInvoice(id));
}

/** True when a bank asked for the holder of the card: at once, or when it was charged while they were away. */
const asksForHolder = ({ status, last_payment_error }: Stripe.PaymentIntent): boolean =>
  status === "requires_action" || last_payment_error?.code === "authentication_required";

/** The intents by which the money of an invoice was asked for. */
export async function intentsOf(stripe: Stripe, invoiceId: string): Promise<readonly Stripe.PaymentIntent[]> {
  const { payments } = await stripe.invoices.retrieve(invoiceId, {
    expand: ["payments.data.payment.payment_intent"],
  });
  return (payments?.data ?? []).flatMap(({ payment }) => expanded(payment.payment_intent) ?? []);
}

/** True when the payment of an invoice waits for its holder to confirm it at the bank. */
export const needsProof = async (stripe: Stripe, invoiceId: string): Promise<boolean> =>
  (await intentsOf(stripe, invoiceId)).some(asksForHolder);
