import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { cardOf } from "../payment-methods.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { fail, succeed, type Tried } from "./attempt.ts";
import { cancelSubscription } from "./cancel.ts";
import { afterPaid, afterUnpaid, hasEnded } from "./collect.ts";
import { subscriptionOf } from "./invoices.ts";

/** The instant at which the bank answers that was asked for a debit; undefined: none was asked. */
export const settlesAt = ({ store }: World, { id, status }: Stripe.PaymentIntent): number | undefined =>
  status === "processing" ? store.note(id).settlesAt : undefined;

function triedOf(world: World, intent: Stripe.PaymentIntent): Tried | null {
  const { store } = world;
  const payment = store
    .list("invoice_payment")
    .find(({ payment: { payment_intent: id } }) => id && idOf(id) === intent.id);
  const method = intent.payment_method && store.find("payment_method", idOf(intent.payment_method));
  if (!payment || !method) return null;
  const invoice = store.get("invoice", idOf(payment.invoice));
  return { world, invoice, intent, method };
}

/** Tells the complete, unpaid checkout session of a subscription how its debit ended. */
function tellSession(world: World, { id }: Stripe.Subscription, isPaid: boolean): void {
  const session = world.store
    .list("checkout.session")
    .find((one) => one.subscription === id && one.status === "complete" && one.payment_status === "unpaid");
  if (!session) return;
  if (isPaid) setFields(session, { payment_status: "paid" });
  world.emit(`checkout.session.async_payment_${isPaid ? "succeeded" : "failed"}`, session);
}

/** The bank answers: the money is here, or it never comes. */
export function settleDebit(world: World, intent: Stripe.PaymentIntent): void {
  const tried = triedOf(world, intent);
  const charge = intent.latest_charge && world.store.get("charge", idOf(intent.latest_charge));
  if (!tried?.method || !charge) return;
  const { invoice, method } = tried;
  const subscription = subscriptionOf(world, invoice);
  const decline = cardOf(world, method)?.whenSettled ?? null;
  if (decline) {
    setFields(charge, {
      status: "failed",
      captured: false,
      amount_captured: 0,
      failure_code: decline.code,
    });
    fail(tried, decline, charge);
    if (subscription.status === "incomplete") cancelSubscription(world, subscription, "payment_failed");
    else if (!hasEnded(subscription)) afterUnpaid(world, subscription, invoice);
  } else {
    setFields(charge, { status: "succeeded", paid: true });
    succeed(tried, charge, method);
    if (!hasEnded(subscription)) afterPaid(world, subscription, invoice);
  }
  tellSession(world, subscription, decline === null);
}
