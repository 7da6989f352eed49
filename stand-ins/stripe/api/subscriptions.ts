import type Stripe from "stripe";
import * as z from "zod";
import { cancelSubscription } from "../billing/cancel.ts";
import { changePlan, checkAnchor, type PlanChange } from "../billing/change-plan.ts";
import { AWAY } from "../billing/attempt.ts";
import { itemOf } from "../billing/lines.ts";
import { recurringPrice, subscribe } from "../billing/subscribe.ts";
import { change } from "../change.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { isWithin, paginate } from "../calls/paginate.ts";
import {
  created,
  emptyable,
  filled,
  flagParam,
  LIST,
  mergeMetadata,
  metadata,
  textParam,
  whole,
} from "../calls/params.ts";
import { badRequest, resourceMissing } from "../calls/stripe-error.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { liveCustomer } from "./customers.ts";

const paymentBehavior = z.enum([
  "allow_incomplete",
  "default_incomplete",
  "error_if_incomplete",
  "pending_if_incomplete",
]);
const prorationBehavior = z.enum(["always_invoice", "create_prorations", "none"]);
const quantity = whole.pipe(z.number().min(1));
const automaticTax = z.strictObject({ enabled: flagParam });
const ITEM = z.strictObject({
  id: filled.optional(),
  price: filled.optional(),
  quantity: quantity.optional(),
});
const CANCELLATION = z.strictObject({
  comment: emptyable(textParam).optional(),
  feedback: emptyable(textParam).optional(),
});
const cancelAt = emptyable(z.union([whole, z.enum(["min_period_end", "max_period_end"])]));

const UPDATE = {
  automatic_tax: automaticTax.optional(),
  billing_cycle_anchor: z.strictObject({ type: z.enum(["now", "unchanged"]) }).optional(),
  cancel_at: cancelAt.optional(),
  cancel_at_period_end: flagParam.optional(),
  cancellation_details: CANCELLATION.optional(),
  default_payment_method: emptyable(filled).optional(),
  description: emptyable(textParam).optional(),
  items: z.array(ITEM).optional(),
  metadata: metadata.optional(),
  off_session: flagParam.optional(),
  payment_behavior: paymentBehavior.optional(),
  payment_settings: z
    .strictObject({ save_default_payment_method: z.enum(["off", "on_subscription"]) })
    .optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: whole.optional(),
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
  return {
    cancel_at: typeof cancel_at === "number" ? cancel_at : periodEnd,
    cancel_at_period_end: false,
    canceled_at: now,
  };
}

function fieldsOf(world: World, subscription: Stripe.Subscription, params: Update): PlanChange["fields"] {
  const now = world.clock.now(idOf(subscription.customer));
  const method = params.default_payment_method;
  if (method) {
    const found = world.store.get("payment_method", method, "default_payment_method");
    if (found.customer !== subscription.customer)
      throw badRequest(
        `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
        { code: "resource_missing", param: "default_payment_method" },
      );
  }
  return {
    ...endOf(subscription, params, now),
    ...(method !== undefined && { default_payment_method: method }),
    ...(params.description !== undefined && { description: params.description }),
    ...(params.automatic_tax && {
      automatic_tax: {
        disabled_reason: null,
        enabled: params.automatic_tax.enabled,
        liability: params.automatic_tax.enabled ? { type: "self" } : null,
      },
    }),
    ...(params.payment_settings && {
      payment_settings: {
        payment_method_options: null,
        payment_method_types: null,
        ...params.payment_settings,
      },
    }),
    ...(params.metadata !== undefined && {
      metadata: mergeMetadata(subscription.metadata, params.metadata),
    }),
    ...(params.cancellation_details && {
      cancellation_details: {
        comment: params.cancellation_details.comment ?? null,
        feedback: params.cancellation_details.feedback ?? null,
        feedback_option: null,
        reason: "cancellation_requested",
      },
    }),
  };
}

function checkUpdatable({ status, schedule }: Stripe.Subscription, params: Update): void {
  const allowed = ["metadata", "cancellation_details", "expand"];
  if (status === "canceled" && Object.keys(params).some((name) => !allowed.includes(name)))
    throw badRequest("A canceled subscription can only update its cancellation_details and metadata.", {
      code: "invalid_canceled_subscription_fields",
    });
  if (schedule && (params.cancel_at !== undefined || params.cancel_at_period_end !== undefined))
    throw badRequest(
      `The subscription is managed by the subscription schedule \`${idOf(schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
}

/** It must be in the period under way. */
function prorationDateOf(
  subscription: Stripe.Subscription,
  { proration_date: date }: Update,
): number | undefined {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  if (date !== undefined && (date < start || date > end))
    throw badRequest("Cannot specify a proration date outside of the current subscription period.", {
      param: "proration_date",
    });
  return date;
}

function planOf(
  world: World,
  subscription: Stripe.Subscription,
  params: Update,
): Pick<PlanChange, "price" | "quantity"> {
  const item = itemOf(subscription);
  const [wanted, ...more] = params.items ?? [];
  if (more.length > 0 || (wanted && wanted.id !== item.id)) {
    if (wanted?.id) throw resourceMissing("subscription_item", wanted.id, "items[0][id]");
    throw badRequest("This stand-in knows subscriptions with one item: give its id.", {
      param: "items[0][id]",
    });
  }
  const price = wanted?.price ? recurringPrice(world, wanted.price, "items[0][price]") : item.price;
  checkAnchor(item, price, params.billing_cycle_anchor?.type, "billing_cycle_anchor[type]");
  return {
    price,
    quantity: wanted?.quantity ?? item.quantity ?? 1,
  };
}

export const SUBSCRIPTIONS: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/subscriptions",
    {
      automatic_tax: automaticTax.optional(),
      cancel_at_period_end: flagParam.optional(),
      collection_method: z.literal("charge_automatically").optional(),
      currency: textParam.optional(),
      customer: filled,
      default_payment_method: filled.optional(),
      items: z
        .array(z.strictObject({ price: filled, quantity: quantity.optional() }))
        .length(1, "This stand-in knows subscriptions with one item"),
      metadata: metadata.optional(),
      off_session: flagParam.optional(),
      payment_behavior: paymentBehavior.optional(),
    },
    (world, params) => {
      const customer = liveCustomer(world, params.customer, "customer");
      const [item] = params.items;
      if (params.default_payment_method)
        world.store.get("payment_method", params.default_payment_method, "default_payment_method");
      return subscribe(world, {
        customer,
        price: recurringPrice(world, item?.price ?? "", "items[0][price]"),
        quantity: item?.quantity ?? 1,
        metadata: mergeMetadata({}, params.metadata),
        paymentMethod: params.default_payment_method ?? null,
        hasAutomaticTax: params.automatic_tax?.enabled ?? false,
        isCancelledAtPeriodEnd: params.cancel_at_period_end ?? false,
        behavior: params.payment_behavior ?? "allow_incomplete",
        holder: AWAY,
      });
    },
  ),
  endpoint("GET", "/v1/subscriptions/:id", {}, ({ store }, _, id) => store.get("subscription", id("id"))),
  endpoint("POST", "/v1/subscriptions/:id", UPDATE, (world, params, id) => {
    const subscription = world.store.get("subscription", id("id"));
    checkUpdatable(subscription, params);
    const fields = fieldsOf(world, subscription, params);
    if (!params.items) return change(world, "customer.subscription.updated", subscription, fields);
    changePlan(world, subscription, {
      ...planOf(world, subscription, params),
      prorationBehavior: params.proration_behavior ?? "create_prorations",
      paymentBehavior: params.payment_behavior ?? "allow_incomplete",
      prorationDate: prorationDateOf(subscription, params),
      resetsAnchor: params.billing_cycle_anchor?.type === "now",
      fields,
    });
    return subscription;
  }),
  endpoint(
    "DELETE",
    "/v1/subscriptions/:id",
    {
      cancellation_details: CANCELLATION.optional(),
      invoice_now: flagParam.optional(),
      prorate: flagParam.optional(),
    },
    (world, params, id) => {
      const subscription = world.store.get("subscription", id("id"));
      if (subscription.ended_at) throw resourceMissing("subscription", subscription.id);
      cancelSubscription(world, subscription, {
        reason: "cancellation_requested",
        ...params.cancellation_details,
        isProrated: params.prorate ?? false,
        isInvoiced: params.invoice_now ?? false,
      });
      return subscription;
    },
  ),
  endpoint(
    "GET",
    "/v1/subscriptions",
    {
      ...LIST,
      created: created.optional(),
      customer: textParam.optional(),
      price: textParam.optional(),
      status: z
        .enum([
          "active",
          "all",
          "canceled",
          "ended",
          "incomplete",
          "incomplete_expired",
          "past_due",
          "paused",
          "trialing",
          "unpaid",
        ])
        .optional(),
    },
    ({ store }, { created: range, customer, price, status, ...page }) => {
      if (customer) store.get("customer", customer, "customer");
      return paginate(
        store
          .list("subscription")
          .filter((one) => !customer || one.customer === customer)
          .filter((one) => !price || itemOf(one).price.id === price)
          .filter((one) => isWithin(one.created, range))
          .filter((one) => isOfStatus(one.status, status)),
        page,
        "/v1/subscriptions",
      );
    },
  ),
];

/** Without a status the cancelled ones are left out. */
function isOfStatus(status: string, wanted: string | undefined): boolean {
  if (wanted === "all") return true;
  if (wanted === undefined) return status !== "canceled";
  if (wanted === "ended") return status === "canceled" || status === "incomplete_expired";
  return status === wanted;
}
