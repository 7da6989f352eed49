import type Stripe from "stripe";
import * as z from "zod";
import { cancelSubscription } from "../billing/cancel.ts";
import { isSameCadence } from "../billing/change-plan.ts";
import { itemOf } from "../billing/lines.ts";
import { enterPhase, releaseSchedule } from "../billing/schedules.ts";
import { recurringPrice } from "../billing/subscribe.ts";
import { setFields } from "../change.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { monthsAfter } from "../amounts/months.ts";
import { newPhase, newSchedule } from "../objects/schedule.ts";
import { paginate } from "../calls/paginate.ts";
import { filled, flagParam, LIST, mergeMetadata, metadata, textParam, whole } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";

type Phase = Stripe.SubscriptionSchedule.Phase;

const prorationBehavior = z.enum(["always_invoice", "create_prorations", "none"]);
const instant = z.union([z.literal("now"), whole]);

const PHASE = z.strictObject({
  automatic_tax: z.strictObject({ enabled: flagParam }).optional(),
  billing_cycle_anchor: z.enum(["automatic", "phase_start"]).optional(),
  default_payment_method: filled.optional(),
  discounts: z.array(z.strictObject({ discount: filled })).optional(),
  duration: z
    .strictObject({ interval: z.enum(["month", "year"]), interval_count: whole.optional() })
    .optional(),
  end_date: instant.optional(),
  items: z
    .array(z.strictObject({ price: filled, quantity: whole.optional() }))
    .length(1, "This stand-in knows phases with one item"),
  metadata: metadata.optional(),
  proration_behavior: prorationBehavior.optional(),
  start_date: instant.optional(),
});
type GivenPhase = z.infer<typeof PHASE>;

function endOfPhase(given: GivenPhase, start: number, price: Stripe.Price, now: number): number {
  if (given.end_date !== undefined) return given.end_date === "now" ? now : given.end_date;
  const { interval, interval_count = 1 } = given.duration ?? price.recurring ?? { interval: "month" };
  return monthsAfter(start, interval === "year" ? 12 * interval_count : interval_count);
}

/** Phases follow each other without a gap, and the first is the one under way. */
function readPhases(
  world: World,
  schedule: Stripe.SubscriptionSchedule,
  given: readonly GivenPhase[],
): Phase[] {
  const now = world.clock.now(idOf(schedule.customer));
  const current = schedule.current_phase;
  let start = current?.start_date ?? now;
  const subscription = world.store.get(
    "subscription",
    schedule.subscription ? idOf(schedule.subscription) : "",
  );
  const periodEnd = itemOf(subscription).current_period_end;
  const [first] = given;
  if (!first || (first.start_date !== undefined && first.start_date !== start))
    throw badRequest("You can not modify the start date of the current phase.", {
      param: "phases[0][start_date]",
    });
  return given.map((phase, index) => {
    const [item] = phase.items;
    const price = recurringPrice(world, item?.price ?? "", `phases[${index}][items][0][price]`);
    if (typeof phase.start_date === "number" && phase.start_date !== start)
      throw badRequest("The start date of a phase must be the end date of the one before.", {
        param: `phases[${index}][start_date]`,
      });
    const end = endOfPhase(phase, start, price, now);
    const before = index > 0 ? given[index - 1]?.items[0]?.price : undefined;
    const isOther = before !== undefined && !isSameCadence(world.store.get("price", before), price);
    if (isOther && start !== periodEnd)
      throw badRequest(
        "This stand-in changes how often a subscription recurs with the end of a period only.",
        {
          param: `phases[${index}][items][0][price]`,
        },
      );
    if (end <= start || end < now)
      throw badRequest("A phase must end after it began, and not in the past.", {
        param: `phases[${index}][end_date]`,
      });
    const made = newPhase({
      price: price.id,
      quantity: item?.quantity ?? 1,
      currency: price.currency,
      start,
      end,
      prorationBehavior: phase.proration_behavior ?? "create_prorations",
      metadata: mergeMetadata({}, phase.metadata),
      paymentMethod: phase.default_payment_method ?? null,
      hasAutomaticTax: phase.automatic_tax?.enabled ?? false,
      billingCycleAnchor: phase.billing_cycle_anchor,
      discounts: (phase.discounts ?? []).map(({ discount }) => world.store.get("discount", discount).id),
    });
    start = end;
    return made;
  });
}

function checkLive({ status }: Stripe.SubscriptionSchedule, verb: string): void {
  if (status !== "active" && status !== "not_started")
    throw badRequest(
      `You cannot ${verb} a subscription schedule that is currently in the \`${status}\` status. It must be in the \`not_started\` or \`active\` status.`,
    );
}

export const SCHEDULES: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/subscription_schedules",
    { from_subscription: filled, metadata: metadata.optional() },
    (world, { from_subscription, metadata: given }) => {
      const subscription = world.store.get("subscription", from_subscription, "from_subscription");
      if (subscription.schedule)
        throw badRequest("You cannot migrate a subscription that is already attached to a schedule.", {
          param: "from_subscription",
        });
      if (subscription.ended_at || subscription.status === "incomplete")
        throw badRequest(
          `You cannot create a schedule from a subscription that is in the \`${subscription.status}\` status.`,
          { param: "from_subscription" },
        );
      const item = itemOf(subscription);
      const now = world.clock.now(idOf(subscription.customer));
      const phase = newPhase({
        price: item.price.id,
        quantity: item.quantity ?? 1,
        currency: subscription.currency,
        start: item.current_period_start,
        end: item.current_period_end,
        prorationBehavior: "create_prorations",
        paymentMethod: subscription.default_payment_method && idOf(subscription.default_payment_method),
        hasAutomaticTax: subscription.automatic_tax.enabled,
        discounts: (subscription.discounts ?? []).map(idOf),
      });
      const schedule = world.store.add(newSchedule(subscription, phase, now));
      if (subscription.cancel_at) schedule.end_behavior = "cancel";
      setFields(schedule, { metadata: mergeMetadata({}, given) });
      const before = setFields(subscription, {
        schedule: schedule.id,
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
      });
      world.emit("subscription_schedule.created", schedule);
      world.emit("customer.subscription.updated", subscription, before);
      return schedule;
    },
  ),
  endpoint("GET", "/v1/subscription_schedules/:id", {}, ({ store }, _, id) =>
    store.get("subscription_schedule", id("id")),
  ),
  endpoint(
    "POST",
    "/v1/subscription_schedules/:id",
    {
      end_behavior: z.enum(["cancel", "release"]).optional(),
      metadata: metadata.optional(),
      phases: z.array(PHASE).min(1).optional(),
      proration_behavior: prorationBehavior.optional(),
    },
    (world, params, id) => {
      const schedule = world.store.get("subscription_schedule", id("id"));
      checkLive(schedule, "update");
      const phases = params.phases && readPhases(world, schedule, params.phases);
      const before = setFields(schedule, {
        ...(params.end_behavior && { end_behavior: params.end_behavior }),
        ...(phases && {
          phases,
          current_phase: { start_date: phases[0]?.start_date ?? 0, end_date: phases[0]?.end_date ?? 0 },
        }),
        metadata: mergeMetadata(schedule.metadata ?? {}, params.metadata),
      });
      if (Object.keys(before).length > 0) world.emit("subscription_schedule.updated", schedule, before);
      const [current] = phases ?? [];
      if (current)
        enterPhase(world, schedule, {
          ...current,
          proration_behavior: params.proration_behavior ?? current.proration_behavior,
        });
      return schedule;
    },
  ),
  endpoint(
    "POST",
    "/v1/subscription_schedules/:id/release",
    { preserve_cancel_date: flagParam.optional() },
    (world, _, id) => {
      const schedule = world.store.get("subscription_schedule", id("id"));
      checkLive(schedule, "release");
      releaseSchedule(world, schedule);
      return schedule;
    },
  ),
  endpoint(
    "POST",
    "/v1/subscription_schedules/:id/cancel",
    { invoice_now: flagParam.optional(), prorate: flagParam.optional() },
    (world, params, id) => {
      const schedule = world.store.get("subscription_schedule", id("id"));
      checkLive(schedule, "cancel");
      const subscription = world.store.get(
        "subscription",
        schedule.subscription ? idOf(schedule.subscription) : "",
      );
      cancelSubscription(world, subscription, {
        reason: "cancellation_requested",
        isProrated: params.prorate ?? true,
        isInvoiced: params.invoice_now ?? true,
      });
      return schedule;
    },
  ),
  endpoint(
    "GET",
    "/v1/subscription_schedules",
    { ...LIST, customer: textParam.optional() },
    ({ store }, params) =>
      paginate(
        store
          .list("subscription_schedule")
          .filter((one) => !params.customer || one.customer === params.customer),
        params,
        "/v1/subscription_schedules",
      ),
  ),
];
