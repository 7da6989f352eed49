import type Stripe from "stripe";
import { change } from "../change.ts";
import { attachMethod } from "../payment-methods.ts";
import type { World } from "../world.ts";
import type { Holder } from "./attempt.ts";

export interface Payment {
  readonly customer: Stripe.Customer;
  readonly subscription: Stripe.Subscription;
  readonly method: Stripe.PaymentMethod;
  readonly holder: Holder;
}

/**
 * Keeps the card that an invoice was paid with on its page. It pays the next one only where the subscription says
 * `save_default_payment_method: on_subscription`.
 * https://docs.stripe.com/api/subscriptions/object#subscription_object-payment_settings-save_default_payment_method
 */
export function keepCard(world: World, { customer, subscription, method, holder }: Payment): void {
  if (subscription.payment_settings?.save_default_payment_method !== "on_subscription") return;
  attachMethod(world, method.id, customer);
  if (holder.isAuthenticated) world.store.note(method.id).isSetUp = true;
  change(world, "customer.subscription.updated", subscription, { default_payment_method: method.id });
}
