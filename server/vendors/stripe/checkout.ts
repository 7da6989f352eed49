import type { Stripe } from "stripe";
import type { Order } from "../../billing/payments.ts";
import { makeOnce } from "./make-once.ts";
import { priceOf } from "./prices.ts";

type Session = Stripe.Checkout.Session;

/** The thing sold: which price, how many times. */
interface Sold {
  readonly price: string;
  readonly quantity: number;
}

const isFor =
  ({ price, quantity }: Sold) =>
  ({ status, url, metadata }: Session) =>
    status === "open" &&
    url !== null &&
    metadata?.["price"] === price &&
    Number(metadata["seats"] ?? 1) === quantity;

const sessionsOf = async (stripe: Stripe, customer: string): Promise<readonly Session[]> =>
  (await stripe.checkout.sessions.list({ customer, limit: 20 })).data;

async function expire(stripe: Stripe, sessions: readonly Session[]): Promise<void> {
  for (const { id, status } of sessions) if (status === "open") await stripe.checkout.sessions.expire(id);
}

/** Closes the checkouts that a customer has begun: they cannot be paid any more. */
export const closeCheckouts = async (stripe: Stripe, customer: string): Promise<void> =>
  expire(stripe, await sessionsOf(stripe, customer));

function paramsOf(
  order: Order,
  { price, quantity }: Sold,
  hasTax: boolean,
): Stripe.Checkout.SessionCreateParams {
  const { language, wording } = order.request;
  const metadata = {
    userId: order.userId,
    plan: order.terms.planId,
    interval: order.terms.interval,
    seats: quantity,
    price,
    language,
    begins_at_once: wording,
  };
  return {
    mode: "subscription",
    // No methods are named: Stripe offers what is switched on in its settings and fits the buyer.
    customer: order.customerId,
    locale: order.request.language,
    client_reference_id: order.userId,
    line_items: [{ price, quantity }],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    billing_address_collection: "required",
    tax_id_collection: { enabled: true },
    customer_update: { name: "auto", address: "auto" },
    metadata,
    subscription_data: { metadata },
    ...(hasTax && { automatic_tax: { enabled: true } }),
  };
}

export interface Selling {
  /** Taxes are computed by Stripe. */
  readonly hasTax: boolean;
  /** Who sells, at the foot of each invoice. */
  readonly invoiceFooter: string;
}

/** Invoices in the buyer's language, with what the law wants to know of the seller. */
const addressInvoices = (stripe: Stripe, order: Order, footer: string): Promise<unknown> =>
  stripe.customers.update(order.customerId, {
    preferred_locales: [order.request.language],
    ...(footer && { invoice_settings: { footer } }),
  });

/** The page where a plan is paid for; a customer has one open at a time. */
export async function openCheckout(
  stripe: Stripe,
  order: Order,
  { hasTax, invoiceFooter }: Selling,
): Promise<Session> {
  const sold = { price: await priceOf(stripe, order.terms), quantity: order.terms.seats };
  const sessions = await sessionsOf(stripe, order.customerId);
  // One for another plan, paid in another tab, would be a second subscription.
  await expire(
    stripe,
    sessions.filter((session) => !isFor(sold)(session)),
  );
  const open = sessions.find(isFor(sold));
  if (open) return open;
  await addressInvoices(stripe, order, invoiceFooter);
  // The next one after the latest: a request that was lost on the way makes the same one.
  const key = `checkout:${order.customerId}:${sold.price}:${sold.quantity}:${order.request.language}:${sessions[0]?.id ?? "first"}`;
  return makeOnce({
    key,
    make: (options) => stripe.checkout.sessions.create(paramsOf(order, sold, hasTax), options),
    find: async () => (await sessionsOf(stripe, order.customerId)).find(isFor(sold)) ?? null,
  });
}
