import type Stripe from "stripe";
import { change, setFields } from "../change.ts";
import { newInvoice, type NewInvoice } from "../objects/invoice.ts";
import { newInvoicePayment, newPaymentIntent } from "../objects/payment.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";

type Draft = Pick<NewInvoice, "reason" | "lines" | "finalizesAt">;

const customerOf = ({ store }: World, { customer }: Stripe.Subscription | Stripe.Invoice): Stripe.Customer =>
  store.get("customer", customer ? idOf(customer) : "");

/** An invoice that nobody keeps: how one would look. */
export const previewInvoice = (
  world: World,
  subscription: Stripe.Subscription,
  draft: Draft,
): Stripe.Invoice => {
  const customer = customerOf(world, subscription);
  return newInvoice({
    ...draft,
    subscription,
    customer,
    taxIds: world.store.list("tax_id").filter((one) => one.customer === customer.id),
    created: world.clock.now(),
  });
};

/** Makes a draft, the latest invoice of its subscription. */
export function draftInvoice(world: World, subscription: Stripe.Subscription, draft: Draft): Stripe.Invoice {
  const invoice = world.store.add(previewInvoice(world, subscription, draft));
  world.emit("invoice.created", invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** The payment that belongs to an invoice; undefined where nothing was due. */
const paymentOf = ({ store }: World, invoice: Stripe.Invoice): Stripe.InvoicePayment | undefined =>
  store.list("invoice_payment").find((payment) => payment.invoice === invoice.id);

export const intentOf = (world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent | undefined => {
  const intent = paymentOf(world, invoice)?.payment.payment_intent;
  return intent ? world.store.get("payment_intent", idOf(intent)) : undefined;
};

/** Writes an invoice down as paid. */
export function markPaid(world: World, invoice: Stripe.Invoice): void {
  const now = world.clock.now();
  const payment = paymentOf(world, invoice);
  setFields(invoice, {
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  if (payment) {
    setFields(payment, { status: "paid" });
    world.emit("invoice_payment.paid", payment);
  }
  world.emit("invoice.paid", invoice);
  world.emit("invoice.payment_succeeded", invoice);
}

/** Less is not charged; it is added to the next invoice. */
const LEAST_CENTS = 50;

/** Notes that a draft cannot be finalised, as nothing is known of where its buyer lives. Whether that is so. */
export function isBlocked(world: World, invoice: Stripe.Invoice): boolean {
  if (!invoice.automatic_tax.enabled || customerOf(world, invoice).address?.country) return false;
  setFields(invoice, {
    automatically_finalizes_at: null,
    last_finalization_error: {
      code: "customer_tax_location_invalid",
      message: "The customer's location isn't recognized.",
      type: "invalid_request_error",
    },
  });
  world.emit("invoice.finalization_failed", invoice);
  return true;
}

/** Gives a draft its number and the amount due; an invoice of nothing is paid. */
export function finalizeInvoice(world: World, invoice: Stripe.Invoice): void {
  const customer = customerOf(world, invoice);
  const now = world.clock.now();
  const sequence = customer.next_invoice_sequence ?? 1;
  const asked = Math.max(0, invoice.total + customer.balance);
  const due = asked < LEAST_CENTS ? 0 : asked;
  const balance = invoice.total + customer.balance - due;
  setFields(invoice, {
    status: "open",
    last_finalization_error: null,
    // Written down for good now, and not before.
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    number: `${customer.invoice_prefix ?? ""}-${String(sequence).padStart(4, "0")}`,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    hosted_invoice_url: `${world.pagesUrl}/invoice/${invoice.id}`,
    // There is no PDF of it here: its page can be printed.
    invoice_pdf: `${world.pagesUrl}/invoice/${invoice.id}`,
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  });
  customer.next_invoice_sequence = sequence + 1;
  change(world, "customer.updated", customer, { balance });
  if (due > 0) {
    const intent = world.store.add(newPaymentIntent(invoice, now));
    world.store.add(newInvoicePayment(invoice, intent.id, now));
    world.emit("payment_intent.created", intent);
  }
  world.emit("invoice.finalized", invoice);
  if (due === 0) markPaid(world, invoice);
}

/** Takes an invoice back that is not to be paid any more. */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status !== "open" && invoice.status !== "draft") return;
  const payment = paymentOf(world, invoice);
  const intent = intentOf(world, invoice);
  // Money that a bank was asked for comes, whatever is written here.
  if (intent?.status === "processing") return;
  if (payment) setFields(payment, { status: "canceled" });
  if (intent)
    change(world, "payment_intent.canceled", intent, {
      status: "canceled",
      next_action: null,
    });
  setFields(invoice, {
    status: "void",
    auto_advance: false,
    next_payment_attempt: null,
  });
  world.emit("invoice.voided", invoice);
}

/** The subscription that an invoice is for. */
export function subscriptionOf({ store }: World, invoice: Stripe.Invoice): Stripe.Subscription {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return store.get("subscription", subscription ? idOf(subscription) : "");
}
