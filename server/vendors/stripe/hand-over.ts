import type { Stripe } from "stripe";
import type { BuyerAddress, Successor } from "../../billing/payments.ts";
import { closeCheckouts } from "./checkout.ts";

/** Where somebody lives of whom nothing is known: taxes need the country, and nobody needs the rest. */
const addressOf = (own: BuyerAddress, before: Stripe.Address | null | undefined): Stripe.AddressParam => ({
  line1: own.addressLine1,
  line2: own.addressLine2,
  postal_code: own.zipCode,
  city: own.city,
  state: "",
  country: own.country || (before?.country ?? ""),
});

/** A company stays the buyer, whoever of it pays; a person does not. */
async function isCompany(stripe: Stripe, customer: Stripe.Customer): Promise<boolean> {
  if (customer.business_name) return true;
  return (await stripe.customers.listTaxIds(customer.id, { limit: 1 })).data.length > 0;
}

/** From now on invoices are written for the new owner, in their language; those that are written stay as they are. */
async function addressSubscriptions(
  stripe: Stripe,
  customer: string,
  { userId, language }: Successor,
): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  for (const { id } of data)
    await stripe.subscriptions.update(id, { metadata: { userId, language }, default_payment_method: "" });
}

/** Gives a customer to another person. Whoever paid until now pays no more: their cards and accounts are taken off. */
export async function handCustomerOver(stripe: Stripe, id: string, to: Successor): Promise<void> {
  const { userId, email, name, language, address } = to;
  await closeCheckouts(stripe, id);
  const customer = await stripe.customers.retrieve(id);
  if (customer.deleted) return;
  const staysBuyer = await isCompany(stripe, customer);
  await addressSubscriptions(stripe, id, to);
  await stripe.customers.update(id, {
    ...(email && { email }),
    ...(!staysBuyer && { name, address: addressOf(address, customer.address) }),
    preferred_locales: [language],
    metadata: { userId },
  });
  const { data } = await stripe.customers.listPaymentMethods(id, { limit: 100 });
  for (const method of data) await stripe.paymentMethods.detach(method.id);
}
