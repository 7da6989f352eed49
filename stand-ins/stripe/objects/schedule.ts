import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { told } from "./told.ts";

type Phase = Stripe.SubscriptionSchedule.Phase;

export interface NewPhase extends Pick<
  Phase,
  "billing_cycle_anchor" | "default_payment_method" | "end_date" | "proration_behavior" | "start_date"
> {
  readonly price: string;
  readonly quantity: number;
  readonly hasAutomaticTax: boolean;
}

/** A time of a subscription, with what it is for then. */
export const newPhase = ({ price, quantity, hasAutomaticTax, ...given }: NewPhase): Phase =>
  told({ automatic_tax: { enabled: hasAutomaticTax }, items: [{ price, quantity }], ...given });

/** A schedule that takes a subscription over: its first phase is the period under way. */
export const newSchedule = (
  { id: subscription, customer }: Stripe.Subscription,
  phase: Phase,
  created: number,
): Stripe.SubscriptionSchedule =>
  told({
    id: newId("sub_sched"),
    object: "subscription_schedule",
    created,
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer,
    end_behavior: "release",
    metadata: {},
    phases: [phase],
    released_subscription: null,
    status: "active",
    subscription,
  });
