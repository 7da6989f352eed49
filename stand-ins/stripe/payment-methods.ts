import type Stripe from "stripe";
import { badRequest, resourceMissing, StripeError } from "./calls/stripe-error.ts";
import { attachDecline, findCard, type TestCard } from "./cards.ts";
import { change, setFields } from "./change.ts";
import type { World } from "./world.ts";
import { newId } from "./ids.ts";
import { newAddress } from "./objects/customer.ts";
import { told } from "./objects/told.ts";

/** A card or a bank account that nobody has attached yet. */
const newPaymentMethod = ({ brand, number, whenSettled }: TestCard, created: number): Stripe.PaymentMethod =>
  told({
    id: newId("pm"),
    object: "payment_method",
    billing_details: { address: newAddress(), email: null, name: null },
    ...(whenSettled === undefined
      ? { type: "card", card: { brand, last4: number.slice(-4) } }
      : { type: "sepa_debit", sepa_debit: { last4: number.slice(-4) } }),
    created,
    customer: null,
    metadata: {},
  });

/** Keeps a card that is not attached to anybody. */
export function addMethod(world: World, card: TestCard): Stripe.PaymentMethod {
  const method = world.store.add(newPaymentMethod(card, world.clock.now()));
  world.store.note(method.id).card = card.number;
  return method;
}

/** The test card that a payment method is. */
export const cardOf = ({ store }: World, { id }: Stripe.PaymentMethod): TestCard | undefined =>
  findCard(store.note(id).card ?? "");

/** Attaches a method to a customer. Each use of a test token such as `pm_card_visa` makes a new one. */
export function attachMethod(
  world: World,
  idOrToken: string,
  customer: Stripe.Customer,
): Stripe.PaymentMethod {
  const known = findCard(idOrToken);
  const method = known ? addMethod(world, known) : world.store.find("payment_method", idOrToken);
  if (!method) throw resourceMissing("payment_method", idOrToken, "payment_method");
  if (method.customer === customer.id) return method;
  if (method.customer)
    throw badRequest("The payment method you provided has already been attached to a customer.", {
      code: "payment_method_unexpected_state",
    });
  const card = cardOf(world, method);
  const decline = card && attachDecline(card);
  if (decline) throw new StripeError(402, { type: "card_error", ...decline });
  setFields(method, { customer: customer.id });
  world.emit("payment_method.attached", method);
  return method;
}

/** Takes a card in the portal: it pays everything that a customer pays from now on. */
export function changeCard(
  world: World,
  customer: Stripe.Customer,
  { id }: Stripe.PaymentMethod,
  isProven: boolean,
): void {
  attachMethod(world, id, customer);
  if (isProven) world.store.note(id).isSetUp = true;
  change(world, "customer.updated", customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: id },
  });
  for (const subscription of world.store.list("subscription")) {
    const isOwn = subscription.customer === customer.id && !subscription.ended_at;
    if (isOwn && subscription.default_payment_method)
      change(world, "customer.subscription.updated", subscription, { default_payment_method: id });
  }
}

/**
 * Keeps the card that an invoice was paid with on its page. It pays the next one only where the subscription says
 * `save_default_payment_method: on_subscription`.
 * https://docs.stripe.com/api/subscriptions/object#subscription_object-payment_settings-save_default_payment_method
 */
export function keepCard(
  world: World,
  customer: Stripe.Customer,
  subscription: Stripe.Subscription,
  { id }: Stripe.PaymentMethod,
): void {
  if (subscription.payment_settings?.save_default_payment_method !== "on_subscription") return;
  attachMethod(world, id, customer);
  change(world, "customer.subscription.updated", subscription, { default_payment_method: id });
}
