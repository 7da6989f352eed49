import type Stripe from "stripe";
import * as z from "zod";
import { cancelSubscription } from "../billing/cancel.ts";
import { changePlan, checkPlanChange, type PlanChange } from "../billing/change-plan.ts";
import { AWAY, methodOf } from "../billing/attempt.ts";
import { itemOf } from "../billing/lines.ts";
import { recurringPrice, subscribe } from "../billing/subscribe.ts";
import { change } from "../change.ts";
import { endpoint, having, keeping, listing, reading, type StripeEndpoint } from "../calls/endpoint.ts";
import { emptyable, filled, flagParam, mergeMetadata, metadata, whole } from "../calls/params.ts";
import { badRequest, resourceMissing } from "../calls/stripe-error.ts";
import { told } from "../objects/told.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { liveCustomer } from "./customers.ts";

const STATUSES = [
  "all",
  "active",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "past_due",
  "unpaid",
] as const;

/** How a subscription is changed to something else; `create_preview` takes the same. */
export const PLAN_CHANGE = {
  billing_cycle_anchor: z.strictObject({ type: z.enum(["now", "unchanged"]) }).optional(),
  cancel_at_period_end: flagParam.optional(),
  items: z
    .array(z.strictObject({ id: filled, price: filled, quantity: whole.pipe(z.number().min(1)).optional() }))
    .length(1, "This stand-in knows subscriptions with one item")
    .optional(),
  proration_behavior: z.literal("always_invoice", "This stand-in bills what changes at once").optional(),
  proration_date: whole.optional(),
};
export type GivenPlanChange = z.infer<z.ZodObject<typeof PLAN_CHANGE>>;

const UPDATE = {
  ...PLAN_CHANGE,
  automatic_tax: z.strictObject({ enabled: flagParam }).optional(),
  cancel_at: emptyable(z.union([whole, z.literal("min_period_end")])).optional(),
  default_payment_method: emptyable(filled).optional(),
  metadata: metadata.optional(),
  payment_behavior: z.literal("pending_if_incomplete", "This stand-in lets what is not paid wait").optional(),
  payment_settings: z
    .strictObject({ save_default_payment_method: z.enum(["off", "on_subscription"]) })
    .optional(),
};
type Update = z.infer<z.ZodObject<typeof UPDATE>>;

/** The fields of a subscription's end, as an update asks for it. */
function endOf(
  subscription: Stripe.Subscription,
  { cancel_at, cancel_at_period_end }: Update,
  now: number,
): Partial<Stripe.Subscription> {
  const periodEnd = itemOf(subscription).current_period_end;
  if (cancel_at_period_end !== undefined && cancel_at !== undefined)
    throw badRequest("You may only specify one of these parameters: cancel_at, cancel_at_period_end.");
  if (cancel_at_period_end === true)
    return { cancel_at_period_end: true, cancel_at: periodEnd, canceled_at: now };
  if (cancel_at_period_end === false || cancel_at === null)
    return { cancel_at_period_end: false, cancel_at: null, canceled_at: null };
  if (cancel_at === undefined) return {};
  if (typeof cancel_at === "number" && cancel_at <= now)
    throw badRequest("`cancel_at` must be in the future.", { param: "cancel_at" });
  const at = typeof cancel_at === "number" ? cancel_at : periodEnd;
  return { cancel_at: at, cancel_at_period_end: false, canceled_at: now };
}

function fieldsOf(
  world: World,
  subscription: Stripe.Subscription,
  params: Update,
): Partial<Stripe.Subscription> {
  const { automatic_tax, default_payment_method: method, payment_settings, metadata: given } = params;
  if (method) {
    const found = world.store.get("payment_method", method, "default_payment_method");
    if (found.customer !== subscription.customer)
      throw badRequest(
        `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
        { code: "resource_missing", param: "default_payment_method" },
      );
  }
  return {
    ...endOf(subscription, params, world.clock.now()),
    ...(automatic_tax && { automatic_tax: { ...subscription.automatic_tax, ...automatic_tax } }),
    ...(method !== undefined && { default_payment_method: method }),
    ...(payment_settings && {
      payment_settings: told<Stripe.Subscription.PaymentSettings>(payment_settings),
    }),
    ...(given !== undefined && { metadata: mergeMetadata(subscription.metadata, given) }),
  };
}

function checkUpdatable({ status, schedule }: Stripe.Subscription, params: Update): void {
  if (status === "canceled" && Object.keys(params).some((name) => name !== "metadata"))
    throw badRequest("A canceled subscription can only update its cancellation_details and metadata.", {
      code: "invalid_canceled_subscription_fields",
    });
  if (schedule && (params.cancel_at !== undefined || params.cancel_at_period_end !== undefined))
    throw badRequest(
      `The subscription is managed by the subscription schedule \`${idOf(schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
}

/**
 * The parameters of an update that may wait until it is paid:
 * https://docs.stripe.com/billing/subscriptions/pending-updates-reference
 */
const MAY_WAIT = [
  "items",
  "payment_behavior",
  "proration_behavior",
  "proration_date",
  "billing_cycle_anchor",
];

function checkMayWait(world: World, subscription: Stripe.Subscription, params: Update): void {
  const unsupported = Object.keys(params).filter((name) => !MAY_WAIT.includes(name));
  if (unsupported.length > 0)
    throw badRequest(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you must only pass supported params. You passed unsupported params: ${unsupported.join(", ")}.`,
      { param: "payment_behavior" },
    );
  if (methodOf(world, subscription)?.type === "sepa_debit")
    throw badRequest("Pending updates are not supported for subscriptions that are paid by bank debits.", {
      param: "payment_behavior",
    });
}

/** The change of plan that is asked for; null: none is. */
export function planChangeOf(
  world: World,
  subscription: Stripe.Subscription,
  { items, billing_cycle_anchor, proration_behavior, proration_date }: GivenPlanChange,
): PlanChange | null {
  const [wanted] = items ?? [];
  if (!wanted) return null;
  if (!proration_behavior)
    throw badRequest("This stand-in bills what changes at once: say `always_invoice`.", {
      param: "proration_behavior",
    });
  const item = itemOf(subscription);
  if (wanted.id !== item.id) throw resourceMissing("subscription_item", wanted.id, "items[0][id]");
  const plan: PlanChange = {
    price: recurringPrice(world, wanted.price, "items[0][price]"),
    quantity: wanted.quantity ?? item.quantity ?? 1,
    anchor: billing_cycle_anchor?.type,
    at: proration_date ?? world.clock.now(),
  };
  checkPlanChange(subscription, plan);
  return plan;
}

/** The subscriptions themselves. */
export const SUBSCRIPTIONS: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/subscriptions",
    {
      customer: filled,
      default_payment_method: filled.optional(),
      items: z
        .array(z.strictObject({ price: filled }))
        .length(1, "This stand-in knows subscriptions with one item"),
      off_session: flagParam.optional(),
    },
    (world, params) => {
      const customer = liveCustomer(world, params.customer, "customer");
      const method = params.default_payment_method;
      if (method) world.store.get("payment_method", method, "default_payment_method");
      return subscribe(world, {
        customer,
        price: recurringPrice(world, params.items[0]?.price ?? "", "items[0][price]"),
        quantity: 1,
        metadata: {},
        paymentMethod: method ?? null,
        hasAutomaticTax: false,
        holder: AWAY,
      });
    },
  ),
  reading("subscription", "/v1/subscriptions"),
  endpoint("POST", "/v1/subscriptions/:id", UPDATE, (world, params, id) => {
    const subscription = world.store.get("subscription", id);
    checkUpdatable(subscription, params);
    const plan = planChangeOf(world, subscription, params);
    if (!plan)
      return change(
        world,
        "customer.subscription.updated",
        subscription,
        fieldsOf(world, subscription, params),
      );
    if (!params.payment_behavior)
      throw badRequest("This stand-in lets what is not paid wait: say `pending_if_incomplete`.", {
        param: "payment_behavior",
      });
    checkMayWait(world, subscription, params);
    changePlan(world, subscription, plan);
    return subscription;
  }),
  endpoint("DELETE", "/v1/subscriptions/:id", {}, (world, _, id) => {
    const subscription = world.store.get("subscription", id);
    if (subscription.ended_at) throw resourceMissing("subscription", id);
    cancelSubscription(world, subscription, "cancellation_requested");
    return subscription;
  }),
  listing(
    "subscription",
    "/v1/subscriptions",
    {
      customer: having("customer"),
      status: keeping(z.enum(STATUSES), ({ status }, wanted) => wanted === "all" || status === wanted),
    },
    // Without a status the cancelled ones are left out.
    (_, { status }, params) => params["status"] !== undefined || status !== "canceled",
  ),
];
