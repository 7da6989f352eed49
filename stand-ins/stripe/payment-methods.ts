import type Stripe from "stripe";
import { attachDecline, findCard, type TestCard } from "./cards.ts";
import { change, setFields } from "./change.ts";
import { newPaymentMethod } from "./objects/payment-method.ts";
import { badRequest, resourceMissing, StripeError } from "./calls/stripe-error.ts";
import type { World } from "./world.ts";

/** Keeps a card that is not attached to anybody. */
export function addMethod(
  world: World,
  card: TestCard,
  billingDetails: Partial<Stripe.PaymentMethod.BillingDetails> = {},
): Stripe.PaymentMethod {
  const method = world.store.add(newPaymentMethod({ card, billingDetails, created: world.clock.now() }));
  world.store.note(method.id).card = card.number;
  return method;
}

/** The method with this id; each use of a test token such as `pm_card_visa` makes a new one. */
export function findMethod(world: World, idOrToken: string, param: string): Stripe.PaymentMethod {
  const card = findCard(idOrToken);
  if (card) return addMethod(world, card);
  const method = world.store.find("payment_method", idOrToken);
  if (!method) throw resourceMissing("payment_method", idOrToken, param);
  return method;
}

/** Attaches a method to a customer. */
export function attachMethod(
  world: World,
  idOrToken: string,
  customer: Stripe.Customer,
): Stripe.PaymentMethod {
  const method = findMethod(world, idOrToken, "payment_method");
  if (method.customer === customer.id) return method;
  if (method.customer)
    throw badRequest("The payment method you provided has already been attached to a customer.", {
      code: "payment_method_unexpected_state",
    });
  const number = world.store.note(method.id).card;
  const card = number ? findCard(number) : undefined;
  const decline = card && attachDecline(card);
  if (decline) throw new StripeError(402, { type: "card_error", ...decline });
  setFields(method, { customer: customer.id });
  world.emit("payment_method.attached", method);
  return method;
}

/** Takes a method from its customer; it cannot be used again. */
export function detachMethod(world: World, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  const { customer } = method;
  if (typeof customer !== "string")
    throw badRequest(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
      {
        code: "payment_method_unexpected_state",
      },
    );
  const owner = world.store.get("customer", customer);
  if (owner.invoice_settings.default_payment_method === method.id)
    change(world, "customer.updated", owner, {
      invoice_settings: { ...owner.invoice_settings, default_payment_method: null },
    });
  return change(world, "payment_method.detached", method, { customer: null });
}
