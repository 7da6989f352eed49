import type Stripe from "stripe";
import { change } from "../change.ts";
import { attachMethod } from "../payment-methods.ts";
import type { World } from "../world.ts";

/** Takes a card for everything that a customer pays from now on. */
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
  for (const subscription of world.store.list("subscription"))
    if (
      subscription.customer === customer.id &&
      !subscription.ended_at &&
      subscription.default_payment_method
    )
      change(world, "customer.subscription.updated", subscription, { default_payment_method: id });
}
