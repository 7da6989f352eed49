import type Stripe from "stripe";
import * as z from "zod";
import { monthsAfter } from "../amounts/months.ts";
import { isSameCadence } from "../billing/change-plan.ts";
import { itemOf } from "../billing/lines.ts";
import { enterPhase, releaseSchedule } from "../billing/schedules.ts";
import { recurringPrice } from "../billing/subscribe.ts";
import { change } from "../change.ts";
import { endpoint, reading, type StripeEndpoint } from "../calls/endpoint.ts";
import { filled, flagParam, whole } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { intervalOf } from "../objects/price.ts";
import { newPhase, newSchedule } from "../objects/schedule.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";

type Phase = Stripe.SubscriptionSchedule.Phase;

const PHASE = z.strictObject({
  automatic_tax: z.strictObject({ enabled: flagParam }).optional(),
  billing_cycle_anchor: z.enum(["automatic", "phase_start"]).optional(),
  default_payment_method: filled.optional(),
  duration: z
    .strictObject({ interval: z.enum(["month", "year"]), interval_count: z.literal("1") })
    .optional(),
  end_date: whole.optional(),
  items: z
    .array(z.strictObject({ price: filled, quantity: whole.optional() }))
    .length(1, "This stand-in knows phases with one item"),
  proration_behavior: z.enum(["always_invoice", "create_prorations", "none"]).optional(),
  start_date: whole.optional(),
});

function endOfPhase(
  { end_date, duration }: z.infer<typeof PHASE>,
  start: number,
  price: Stripe.Price,
): number {
  if (end_date !== undefined) return end_date;
  return monthsAfter(start, (duration?.interval ?? intervalOf(price)) === "year" ? 12 : 1);
}

/** Phases follow each other without a gap, and the first is the one under way. */
function readPhases(
  world: World,
  schedule: Stripe.SubscriptionSchedule,
  given: readonly z.infer<typeof PHASE>[],
): Phase[] {
  const now = world.clock.now();
  const held = itemOf(world.store.get("subscription", idOf(schedule.subscription ?? "")));
  let start = schedule.current_phase?.start_date ?? now;
  return given.map((phase, index) => {
    const [item] = phase.items;
    const price = recurringPrice(world, item?.price ?? "", `phases[${index}][items][0][price]`);
    if (phase.start_date !== undefined && phase.start_date !== start)
      throw badRequest(
        index === 0
          ? "You can not modify the start date of the current phase."
          : "The start date of a phase must be the end date of the one before.",
        { param: `phases[${index}][start_date]` },
      );
    if (index > 0 && !isSameCadence(held.price, price) && start !== held.current_period_end)
      throw badRequest(
        "This stand-in changes how often a subscription recurs with the end of a period only.",
        { param: `phases[${index}][items][0][price]` },
      );
    const end = endOfPhase(phase, start, price);
    if (end <= start || end < now)
      throw badRequest("A phase must end after it began, and not in the past.", {
        param: `phases[${index}][end_date]`,
      });
    const made = newPhase({
      price: price.id,
      quantity: item?.quantity ?? 1,
      start_date: start,
      end_date: end,
      proration_behavior: phase.proration_behavior ?? "create_prorations",
      default_payment_method: phase.default_payment_method ?? null,
      hasAutomaticTax: phase.automatic_tax?.enabled ?? false,
      billing_cycle_anchor: phase.billing_cycle_anchor ?? null,
    });
    start = end;
    return made;
  });
}

/** The schedule with this id, if it still does anything. */
function liveSchedule({ store }: World, id: string, verb: string): Stripe.SubscriptionSchedule {
  const schedule = store.get("subscription_schedule", id);
  if (schedule.status !== "active")
    throw badRequest(
      `You cannot ${verb} a subscription schedule that is currently in the \`${schedule.status}\` status. It must be in the \`not_started\` or \`active\` status.`,
    );
  return schedule;
}

/** The schedules, by which a subscription becomes something else with its next period. */
export const SCHEDULES: readonly StripeEndpoint[] = [
  endpoint("POST", "/v1/subscription_schedules", { from_subscription: filled }, (world, params) => {
    const param = "from_subscription";
    const subscription = world.store.get("subscription", params.from_subscription, param);
    if (subscription.schedule)
      throw badRequest("You cannot migrate a subscription that is already attached to a schedule.", {
        param,
      });
    if (subscription.ended_at || subscription.status === "incomplete")
      throw badRequest(
        `You cannot create a schedule from a subscription that is in the \`${subscription.status}\` status.`,
        { param },
      );
    const item = itemOf(subscription);
    const phase = newPhase({
      price: item.price.id,
      quantity: item.quantity ?? 1,
      start_date: item.current_period_start,
      end_date: item.current_period_end,
      proration_behavior: "create_prorations",
      default_payment_method: subscription.default_payment_method,
      hasAutomaticTax: subscription.automatic_tax.enabled,
      billing_cycle_anchor: null,
    });
    const created = world.clock.now();
    const schedule = world.store.add(newSchedule(subscription, phase, created));
    if (subscription.cancel_at) schedule.end_behavior = "cancel";
    world.emit("subscription_schedule.created", schedule);
    change(world, "customer.subscription.updated", subscription, {
      schedule: schedule.id,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
    });
    return schedule;
  }),
  reading("subscription_schedule", "/v1/subscription_schedules"),
  endpoint(
    "POST",
    "/v1/subscription_schedules/:id",
    {
      end_behavior: z.enum(["cancel", "release"]).optional(),
      phases: z.array(PHASE).min(1),
      proration_behavior: z.literal("none").optional(),
    },
    (world, { end_behavior, ...params }, id) => {
      const schedule = liveSchedule(world, id, "update");
      const phases = readPhases(world, schedule, params.phases);
      const [current] = phases;
      if (!current) return schedule;
      enterPhase(world, schedule, current);
      return change(world, "subscription_schedule.updated", schedule, {
        ...(end_behavior && { end_behavior }),
        phases,
        current_phase: { start_date: current.start_date, end_date: current.end_date },
      });
    },
  ),
  endpoint("POST", "/v1/subscription_schedules/:id/release", {}, (world, _, id) => {
    const schedule = liveSchedule(world, id, "release");
    releaseSchedule(world, schedule);
    return schedule;
  }),
];
