import { ApiError } from "../../../shared/api/errors.ts";
import { isMore, type PlanTerms, type SeatedTerms } from "../../../shared/plans.ts";
import type { Subscription } from "../payments.ts";
import { nextTerms, termsOf } from "./plan-of.ts";

/** Gives the terms that somebody wants, from a subscription as it stands at an instant: seconds since 1970. */
export type Wanted = (subscription: Subscription, now: number) => SeatedTerms;

/** Another plan, for as many people: those of now, or those that are planned where it begins later. */
export const wantedPlan =
  (terms: PlanTerms): Wanted =>
  (subscription, now) => {
    const held = termsOf(subscription);
    const kept = { ...terms, seats: subscription.seats };
    const isLater = held !== null && !isMore(kept, held) && terms.planId !== held.planId;
    return isLater ? { ...kept, seats: nextTerms(subscription, now)?.seats ?? kept.seats } : kept;
  };

/** The same plan for another number of people: more of the one of now; fewer, of the one that is planned. */
export const wantedSeats =
  (seats: number): Wanted =>
  (subscription, now) => {
    const held = termsOf(subscription);
    if (!held) throw new ApiError("unknown_plan");
    const base = seats > held.seats ? held : (nextTerms(subscription, now) ?? held);
    return { ...base, seats };
  };
