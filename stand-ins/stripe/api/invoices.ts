import type Stripe from "stripe";
import * as z from "zod";
import { periodEndAfter } from "../amounts/months.ts";
import { AWAY } from "../billing/attempt.ts";
import { afterPaid, collect, hasEnded } from "../billing/collect.ts";
import { outcomeOfPlanChange } from "../billing/change-plan.ts";
import {
  finalizeInvoice,
  isBlocked,
  previewInvoice,
  subscriptionOf,
  voidInvoice,
} from "../billing/invoices.ts";
import { fullLine, itemOf } from "../billing/lines.ts";
import { nextPhaseOf } from "../billing/schedules.ts";
import {
  CREATED,
  endpoint,
  having,
  keeping,
  listing,
  reading,
  type StripeEndpoint,
} from "../calls/endpoint.ts";
import { filled, flagParam } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { intervalOf } from "../objects/price.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { PLAN_CHANGE, planChangeOf, type GivenPlanChange } from "./subscriptions.ts";

const nothingComes = () => badRequest("No upcoming invoices for customer", { code: "invoice_upcoming_none" });

const preview = (
  world: World,
  subscription: Stripe.Subscription,
  lines: readonly Stripe.InvoiceLineItem[],
): Stripe.Invoice =>
  previewInvoice(world, subscription, {
    reason: "upcoming",
    lines,
    finalizesAt: null,
  });

/** The invoice with which the next phase of a schedule begins. */
function previewSchedule(world: World, id: string): Stripe.Invoice {
  const schedule = world.store.get("subscription_schedule", id, "schedule");
  const next = nextPhaseOf(schedule);
  const [wanted] = next?.items ?? [];
  if (!next || !wanted) throw nothingComes();
  const subscription = world.store.get("subscription", idOf(schedule.subscription ?? ""));
  const price = world.store.get("price", idOf(wanted.price));
  const start = next.start_date;
  const anchor = next.billing_cycle_anchor === "phase_start" ? start : subscription.billing_cycle_anchor;
  const period = { start, end: periodEndAfter(anchor, start, intervalOf(price)) };
  const item = { ...itemOf(subscription), price, quantity: wanted.quantity ?? 1 };
  return preview(world, subscription, [fullLine(world, item, period)]);
}

/** The next invoice of a subscription, or the one of a change of its plan. */
function previewSubscription(world: World, id: string, details: GivenPlanChange): Stripe.Invoice {
  const subscription = world.store.get("subscription", id, "subscription");
  if (subscription.ended_at || (subscription.cancel_at && details.cancel_at_period_end !== false))
    throw nothingComes();
  if (subscription.schedule && details.items)
    throw badRequest(
      `The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`, and previewing other items of it is not allowed. Please preview the schedule instead.`,
    );
  const plan = planChangeOf(world, subscription, details);
  if (plan) return preview(world, subscription, outcomeOfPlanChange(world, subscription, plan).lines);
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodEndAfter(subscription.billing_cycle_anchor, start, intervalOf(item.price));
  return preview(world, subscription, [fullLine(world, item, { start, end })]);
}

/** The invoices: what comes, what was written, and what is taken back. */
export const INVOICES: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/invoices/create_preview",
    {
      schedule: filled.optional(),
      subscription: filled.optional(),
      subscription_details: z.strictObject(PLAN_CHANGE).optional(),
    },
    (world, { schedule, subscription, subscription_details: details }) => {
      if (schedule && (subscription || details))
        throw badRequest("You may only specify one of these parameters: schedule, subscription.");
      return schedule
        ? previewSchedule(world, schedule)
        : previewSubscription(world, subscription ?? "", details ?? {});
    },
  ),
  reading("invoice", "/v1/invoices"),
  endpoint(
    "POST",
    "/v1/invoices/:id/finalize",
    { auto_advance: flagParam.optional() },
    (world, { auto_advance: isCollected = true }, id) => {
      const invoice = world.store.get("invoice", id);
      if (invoice.status !== "draft")
        throw badRequest("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
          code: "invoice_not_editable",
        });
      if (isBlocked(world, invoice))
        throw badRequest("The customer's location isn't recognized.", {
          code: "customer_tax_location_invalid",
        });
      finalizeInvoice(world, invoice);
      if (isCollected) collect(world, invoice, AWAY);
      return invoice;
    },
  ),
  // All of them are for a subscription: https://docs.stripe.com/api/invoices/delete
  endpoint("DELETE", "/v1/invoices/:id", {}, ({ store }, _, id) => {
    store.get("invoice", id);
    throw badRequest(
      "You can't delete invoices created by subscriptions. You can void the invoice instead.",
      {
        code: "invoice_not_editable",
      },
    );
  }),
  endpoint("POST", "/v1/invoices/:id/void", {}, (world, _, id) => {
    const invoice = world.store.get("invoice", id);
    if (invoice.status !== "open")
      throw badRequest(`You can only pass in open invoices. This invoice isn't open.`, {
        code: "status_transition_invalid",
      });
    voidInvoice(world, invoice);
    // Money that a bank was asked for comes, whatever is written here.
    if (world.store.get("invoice", id).status !== "void")
      throw badRequest("You cannot void this invoice: a payment of it is processing.", {
        code: "payment_intent_unexpected_state",
      });
    // A subscription that owes nothing any more is not past due.
    const subscription = subscriptionOf(world, invoice);
    if (!hasEnded(subscription)) afterPaid(world, subscription, invoice);
    return invoice;
  }),
  listing("invoice", "/v1/invoices", {
    created: CREATED,
    customer: having("customer"),
    status: keeping(
      z.enum(["draft", "open", "paid", "uncollectible", "void"]),
      (one, wanted) => one.status === wanted,
    ),
    subscription: keeping(
      filled,
      ({ parent }, wanted) => parent?.subscription_details?.subscription === wanted,
    ),
  }),
];
