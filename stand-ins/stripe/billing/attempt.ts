import type Stripe from "stripe";
import { chargeOutcome, type Decline, type CardOutcome } from "../cards.ts";
import { setFields } from "../change.ts";
import { newDispute } from "../objects/given-back.ts";
import { newCharge } from "../objects/payment.ts";
import { cardOf } from "../payment-methods.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { intentOf, markPaid, subscriptionOf } from "./invoices.ts";

/** The holder's part when the money is taken. */
export interface Holder {
  readonly isPresent: boolean;
  readonly isAuthenticated: boolean;
}

export const AWAY: Holder = { isPresent: false, isAuthenticated: false };
export const PRESENT: Holder = { isPresent: true, isAuthenticated: false };
export const PROVEN: Holder = { isPresent: true, isAuthenticated: true };

const NO_METHOD: Decline = {
  code: "payment_intent_payment_attempt_failed",
  message: "There is no payment method to charge.",
};

/**
 * The payment method that a subscription is paid with: its own, else its customer's. One that was taken off pays
 * nothing.
 */
export function methodOf(
  { store }: World,
  subscription: Stripe.Subscription,
): Stripe.PaymentMethod | undefined {
  const customer = store.get("customer", idOf(subscription.customer));
  const method =
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method ?? null;
  const found = method ? store.find("payment_method", idOf(method)) : undefined;
  return found?.customer === customer.id ? found : undefined;
}

/** The outcome of charging a payment method, without charging it. */
export function outcomeOf(
  world: World,
  method: Stripe.PaymentMethod | undefined,
  holder: Holder,
): CardOutcome {
  const card = method && cardOf(world, method);
  if (!card) return { kind: "declined", decline: NO_METHOD };
  return chargeOutcome(card, { ...holder, isSetUp: world.store.note(method.id).isSetUp ?? false });
}

/** True when an attempt went wrong: a debit that is on its way did not. */
export const isRefused = (
  outcome: CardOutcome,
): outcome is Extract<CardOutcome, { kind: "challenge" | "declined" }> =>
  outcome.kind === "challenge" || outcome.kind === "declined";

/** How long a bank takes for a debit: https://docs.stripe.com/payments/sepa-debit. */
const DEBIT_TAKES_S = 5 * 86_400;

export interface Tried {
  readonly world: World;
  readonly invoice: Stripe.Invoice;
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod | undefined;
}

/** Marks a charge as paid, and the invoice that it pays. */
export function succeed(
  { world, invoice, intent }: Tried,
  charge: Stripe.Charge,
  method: Stripe.PaymentMethod,
): void {
  setFields(intent, {
    status: "succeeded",
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  });
  world.emit("charge.succeeded", charge);
  world.emit("payment_intent.succeeded", intent);
  markPaid(world, invoice);
  if (!cardOf(world, method)?.isDisputed) return;
  setFields(charge, { disputed: true });
  world.emit("charge.dispute.created", world.store.add(newDispute(charge, world.clock.now())));
}

function pay(tried: Tried, method: Stripe.PaymentMethod, holder: Holder): void {
  const { world, intent } = tried;
  if (holder.isAuthenticated) world.store.note(method.id).isSetUp = true;
  succeed(tried, world.store.add(newCharge(intent, method, null, world.clock.now())), method);
}

/** Asks a bank for the money: whether it comes is known days later. */
function debit({ world, intent }: Tried, method: Stripe.PaymentMethod): void {
  const charge = world.store.add({
    ...newCharge(intent, method, null, world.clock.now()),
    status: "pending",
    paid: false,
    captured: true,
  });
  setFields(intent, {
    status: "processing",
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  });
  world.store.note(intent.id).settlesAt = world.clock.now() + DEBIT_TAKES_S;
  world.emit("charge.pending", charge);
  world.emit("payment_intent.processing", intent);
}

/** Writes down that the money was not got; `charge`: the try, where there was one. */
export function fail(
  { world, invoice, intent, method }: Tried,
  decline: Decline,
  charge: Stripe.Charge | undefined,
): void {
  setFields(intent, {
    status: "requires_payment_method",
    latest_charge: charge?.id ?? null,
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: "card_error",
      ...decline,
      ...(charge && { charge: charge.id }),
      ...(method && { payment_method: method }),
    },
  });
  if (charge) world.emit("charge.failed", charge);
  world.emit("payment_intent.payment_failed", intent);
  world.emit("invoice.payment_failed", invoice);
}

function refuse(tried: Tried, decline: Decline): void {
  const { world, intent, method } = tried;
  fail(tried, decline, method && world.store.add(newCharge(intent, method, decline, world.clock.now())));
}

function challenge({ world, invoice, intent, method }: Tried): void {
  setFields(intent, {
    status: "requires_action",
    payment_method: method?.id ?? null,
    last_payment_error: null,
    next_action: { type: "use_stripe_sdk", use_stripe_sdk: {} },
  });
  world.emit("payment_intent.requires_action", intent);
  world.emit("invoice.payment_action_required", invoice);
  world.emit("invoice.payment_failed", invoice);
}

/** Tries once to take the money of an open invoice. */
export function attempt(
  world: World,
  invoice: Stripe.Invoice,
  holder: Holder,
  given?: Stripe.PaymentMethod,
): CardOutcome {
  const intent = intentOf(world, invoice);
  if (invoice.status !== "open" || !intent) return { kind: "paid" };
  if (intent.status === "processing") return { kind: "processing" };
  const method = given ?? methodOf(world, subscriptionOf(world, invoice));
  const outcome = outcomeOf(world, method, holder);
  setFields(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
  const tried = { world, invoice, intent, method };
  if (outcome.kind === "paid" && method) pay(tried, method, holder);
  else if (outcome.kind === "processing" && method) debit(tried, method);
  else if (outcome.kind === "challenge") challenge(tried);
  else if (outcome.kind === "declined") refuse(tried, outcome.decline);
  return outcome;
}
