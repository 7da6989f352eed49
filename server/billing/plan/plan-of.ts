import { isSameTerms, PLANS, type Interval, type PlanId, type SeatedTerms } from "../../../shared/plans.ts";
import type { Phase, Subscription } from "../payments.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";

/** How long a plan outlives a payment that is due. */
const GRACE_S = 7 * DAY_S;

/** The state of an account's plan, from its subscription; instants are seconds since 1970. */
export interface BillingState {
  readonly planId: PlanId | null;
  /** How often the plan is paid; null: there is none. */
  readonly interval: Interval | null;
  /** For how many people the plan is paid. */
  readonly seats: number;
  readonly anchor: number | null;
  /** The end of the paid time, with the days of grace. */
  readonly paidUntil: number | null;
  /** Periods that begin before it are paid; null: nothing runs of which that could be said. */
  readonly paidThrough: number | null;
  readonly subId: string | null;
  readonly cancelAt: number | null;
  /** The last subscription has ended. */
  readonly isCancelled: boolean;
  readonly nextPlanId: PlanId | null;
  readonly nextInterval: Interval | null;
  /** Null: as now. */
  readonly nextSeats: number | null;
  readonly nextStartAt: number | null;
  readonly lastInvoiceUrl: string | null;
}

/** A fault of billing that somebody should look into. */
export interface Alarm {
  readonly event: "billing_price_unknown" | "billing_two_subscriptions";
  readonly subscriptions: readonly string[];
}

const ENDED = new Set(["canceled", "incomplete_expired"]);

/** True when it is over for good. */
const hasEnded = ({ status }: Subscription): boolean => ENDED.has(status);

/** True when it still is one: it may be unpaid. */
export const isUnended = ({ status, isBegun }: Subscription): boolean => !ENDED.has(status) && isBegun;

/** True when it waits for its first payment. */
export const isAwaited = (subscription: Subscription): boolean =>
  !hasEnded(subscription) && !subscription.isBegun;

const endOfSchedule = ({ schedule }: Subscription): number | null =>
  schedule?.isEnding ? (schedule.phases.at(-1)?.endsAt ?? null) : null;

/** The instant at which a subscription ends, however that was said; null: it goes on. */
export const endOf = (subscription: Subscription): number | null =>
  subscription.cancelAt ??
  (subscription.isEndingWithPeriod ? subscription.periodEnd : endOfSchedule(subscription));

/** Until when it is worth something; null: it is not. */
function paidUntil(subscription: Subscription): number | null {
  const { status, periodStart, periodEnd, unpaidSince, takenBack, isBegun } = subscription;
  if (takenBack || !isBegun) return null;
  if (status !== "active" && status !== "trialing" && status !== "past_due") return null;
  const dueSince = unpaidSince ?? (status === "past_due" ? periodStart : periodEnd);
  return Math.min(dueSince + GRACE_S, endOf(subscription) ?? Infinity);
}

/** The end of the paid time. A refund is our own will: the use made before it is not owed. */
const paidThrough = ({ isPeriodPaid, takenBack, periodStart, periodEnd }: Subscription): number =>
  isPeriodPaid && takenBack !== "disputed" ? periodEnd : periodStart;

const sizeOf = (planId: PlanId | null): number => PLANS.findIndex(({ id }) => id === planId);

/** The plan that is in force now; null: none is. */
function planInForce(subscription: Subscription, now: number): PlanId | null {
  const until = paidUntil(subscription);
  return until !== null && until > now ? subscription.planId : null;
}

/** The one that gives most; of those that give nothing one that has not ended, then the newest. */
function mainOf(subscriptions: readonly Subscription[], now: number): Subscription | undefined {
  const worth = (one: Subscription): number => sizeOf(planInForce(one, now)) * 2 + Number(isUnended(one));
  return subscriptions.toSorted((a, b) => worth(b) - worth(a) || b.createdAt - a.createdAt)[0];
}

/** The plan, interval and seats of a subscription; null: its price is none of ours. */
export const termsOf = ({
  planId,
  interval,
  seats,
}: Pick<Subscription, "planId" | "interval" | "seats">): SeatedTerms | null =>
  planId && { planId, interval, seats };

/** The terms that are planned to follow; null: those of now go on. */
export const nextTerms = (subscription: Subscription, now: number): SeatedTerms | null =>
  nextPhase(subscription, now)?.terms ?? null;

/** The phase in which other terms begin. */
function nextPhase(subscription: Subscription, now: number): Phase | undefined {
  const present = termsOf(subscription);
  const end = endOf(subscription) ?? Infinity;
  return subscription.schedule?.phases.find(
    ({ startsAt, terms }) =>
      startsAt > now && startsAt < end && terms !== null && !(present && isSameTerms(terms, present)),
  );
}

/** Subscriptions in use whose price is not for sale, any more or ever. */
const unknownPrices = (subscriptions: readonly Subscription[]): readonly Subscription[] =>
  subscriptions.filter((one) => one.planId === null && paidUntil(one) !== null);

function alarmsOf(subscriptions: readonly Subscription[]): readonly Alarm[] {
  const unknown = unknownPrices(subscriptions).map(({ id }) => id);
  const unended = subscriptions.filter(isUnended).map(({ id }) => id);
  return [
    ...(unknown.length > 0 ? [{ event: "billing_price_unknown" as const, subscriptions: unknown }] : []),
    ...(unended.length > 1 ? [{ event: "billing_two_subscriptions" as const, subscriptions: unended }] : []),
  ];
}

function stateOf(subscription: Subscription | undefined, now: number): BillingState {
  const planId = subscription ? planInForce(subscription, now) : null;
  const unended = subscription && isUnended(subscription) ? subscription : undefined;
  const next = unended && nextPhase(unended, now);
  const isOtherPlan = next?.terms?.planId !== unended?.planId || next?.terms?.interval !== unended?.interval;
  return {
    planId,
    interval: planId && subscription ? subscription.interval : null,
    seats: planId && subscription ? subscription.seats : 1,
    anchor: planId && subscription ? subscription.anchor : null,
    paidUntil: planId && subscription ? paidUntil(subscription) : null,
    paidThrough: unended ? paidThrough(unended) : null,
    subId: unended?.id ?? null,
    cancelAt: unended ? endOf(unended) : null,
    isCancelled: subscription?.status === "canceled",
    nextPlanId: isOtherPlan ? (next?.terms?.planId ?? null) : null,
    nextInterval: isOtherPlan ? (next?.terms?.interval ?? null) : null,
    nextSeats: next?.terms && next.terms.seats !== unended?.seats ? next.terms.seats : null,
    nextStartAt: next?.startsAt ?? null,
    lastInvoiceUrl: subscription?.latestInvoice?.url ?? null,
  };
}

/** The plan that all subscriptions of a customer come to. */
export function planOf(
  subscriptions: readonly Subscription[],
  now: number,
): { readonly state: BillingState; readonly alarms: readonly Alarm[] } {
  return { state: stateOf(mainOf(subscriptions, now), now), alarms: alarmsOf(subscriptions) };
}
