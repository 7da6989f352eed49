import type { Stripe } from "stripe";
import type { OpenStandIn } from "./open-stand-in.ts";

/** The price of one of the product's plans. */
async function priceOf({ stripe }: OpenStandIn, plan: string): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [`regard_plan_${plan}`] });
  return data[0]?.id ?? "";
}

/** A customer with a card. */
async function customerWith({ stripe }: OpenStandIn, card: string): Promise<string> {
  const { id } = await stripe.customers.create({ email: "a@example.test" });
  const method = await stripe.paymentMethods.attach(card, { customer: id });
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
  return id;
}

/** A subscription to a plan, paid with a card. */
export async function subscribed(
  open: OpenStandIn,
  plan: string,
  card = "pm_card_visa",
): Promise<Stripe.Subscription> {
  const customer = await customerWith(open, card);
  return open.stripe.subscriptions.create({ customer, items: [{ price: await priceOf(open, plan) }] });
}

/** The one item of a subscription. */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error("The subscription has no item");
  return item;
}

/** The latest invoice of a customer. */
export async function latestInvoice({ stripe }: OpenStandIn, customer: unknown): Promise<Stripe.Invoice> {
  const { data } = await stripe.invoices.list({ customer: String(customer), limit: 1 });
  const [invoice] = data;
  if (!invoice) throw new Error("There is no invoice");
  return invoice;
}
