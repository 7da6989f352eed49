import { Stripe } from "stripe";
import type { Invoice } from "../../../shared/api/endpoints/subscription.ts";
import type { Payment, Refund } from "../../billing/payments.ts";
import { makeOnce } from "./make-once.ts";

const idOf = (given: string | { readonly id: string }): string =>
  typeof given === "string" ? given : given.id;

const isWritten = (
  invoice: Stripe.Invoice,
): invoice is Stripe.Invoice & { readonly status: Invoice["status"] } =>
  invoice.status !== null && invoice.status !== "draft";

/** The invoices of a customer. A draft is none yet. */
export async function invoicesOf(stripe: Stripe, customer: string): Promise<readonly Invoice[]> {
  const { data } = await stripe.invoices.list({ customer, limit: 100 });
  return data.filter(isWritten).map((invoice) => ({
    number: invoice.number,
    date: new Date(invoice.created * 1000).toISOString(),
    amount: invoice.total,
    currency: invoice.currency,
    status: invoice.status,
    pdfUrl: invoice.invoice_pdf ?? null,
    hostedUrl: invoice.hosted_invoice_url ?? null,
  }));
}

async function paymentOf(stripe: Stripe, intentId: string): Promise<Payment | null> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] });
  const charge = intent.latest_charge;
  if (!charge || typeof charge === "string" || !charge.paid) return null;
  return {
    id: intent.id,
    amount: charge.amount_captured - charge.amount_refunded,
    currency: charge.currency,
    paidAt: charge.created,
  };
}

/** What was paid for a subscription, by whichever invoice. */
export async function paymentsOf(stripe: Stripe, subscription: string): Promise<readonly Payment[]> {
  const invoices = await stripe.invoices.list({
    subscription,
    status: "paid",
    limit: 100,
    expand: ["data.payments"],
  });
  const intents = invoices.data
    .flatMap(({ payments }) => payments?.data ?? [])
    .flatMap(({ payment }) => (payment.payment_intent ? [idOf(payment.payment_intent)] : []));
  const payments = await Promise.all(intents.map((id) => paymentOf(stripe, id)));
  return payments.filter((payment) => payment !== null);
}

/** Whether a bank asked for the holder of the card: at once, or when it was charged while they were away. */
const asksForHolder = ({ status, last_payment_error }: Stripe.PaymentIntent): boolean =>
  status === "requires_action" || last_payment_error?.code === "authentication_required";

/** Whether the payment of an invoice waits for its holder to confirm it at the bank. */
export async function needsProof(stripe: Stripe, invoiceId: string): Promise<boolean> {
  const { payments } = await stripe.invoices.retrieve(invoiceId, {
    expand: ["payments.data.payment.payment_intent"],
  });
  return (payments?.data ?? []).some(({ payment }) => {
    const intent = payment.payment_intent;
    return typeof intent === "object" && asksForHolder(intent);
  });
}

/** Money that went back already, by us or by a bank, is not sent again. */
const IS_BACK = new Set(["charge_already_refunded", "charge_disputed"]);

export async function refund(stripe: Stripe, { paymentId, amount, subscriptionId }: Refund): Promise<void> {
  const earlier = async (): Promise<Stripe.Refund | null> => {
    const { data } = await stripe.refunds.list({ payment_intent: paymentId });
    return data.find(({ metadata }) => metadata?.["withdrawal"] === subscriptionId) ?? null;
  };
  if (await earlier()) return;
  try {
    await makeOnce({
      key: `refund:${subscriptionId}:${paymentId}`,
      make: (options) =>
        stripe.refunds.create(
          {
            payment_intent: paymentId,
            amount,
            reason: "requested_by_customer",
            metadata: { withdrawal: subscriptionId },
          },
          options,
        ),
      find: earlier,
    });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || !IS_BACK.has(error.code ?? "")) throw error;
  }
}
