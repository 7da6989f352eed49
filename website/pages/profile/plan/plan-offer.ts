import type { Account } from "../../../../shared/api/endpoints/account.ts";
import type { Due } from "../../../../shared/api/endpoints/subscription.ts";
import { isMore, isSameTerms, type Interval, type PlanId, type PlanTerms } from "../../../../shared/plans.ts";

/**
 * The act of a plan's button. `keep`: a planned change is taken back; `pay`: an open payment comes first;
 * `wait`: a bank was asked for it.
 */
export type PlanAction = "subscribe" | "cancel" | "renew" | "upgrade" | "downgrade" | "keep" | "pay" | "wait";

/** One plan as an account sees it. */
export interface PlanOffer {
  readonly mark: "current" | "ends" | "starts" | "waits" | null;
  /** When it ends or starts: milliseconds since 1970. */
  readonly at: number | null;
  readonly action: PlanAction;
  /** The word on the button. */
  readonly says: "subscribe" | "cancel" | "renew" | "change" | Interval;
}

export type Subscriber = Pick<
  Account,
  "planId" | "planInterval" | "nextPlanId" | "nextPlanInterval" | "nextStartAt" | "stripeCancelAt"
>;

const termsOf = (planId: PlanId | null, interval: Interval | null): PlanTerms | null =>
  planId && { planId, interval: interval ?? "month" };

/** The terms of an account; null: no plan. */
export const presentTerms = ({ planId, planInterval }: Subscriber): PlanTerms | null =>
  termsOf(planId, planInterval);

/** The terms planned after them; null: none are. */
export const nextTerms = ({ nextPlanId, nextPlanInterval }: Subscriber): PlanTerms | null =>
  termsOf(nextPlanId, nextPlanInterval);

const isThese = (terms: PlanTerms, others: PlanTerms | null): boolean =>
  others !== null && isSameTerms(terms, others);

const ofCurrent = ({ stripeCancelAt }: Subscriber): PlanOffer =>
  stripeCancelAt > 0
    ? { mark: "ends", at: stripeCancelAt * 1000, action: "renew", says: "renew" }
    : { mark: "current", at: null, action: "cancel", says: "cancel" };

/** A payment that is due comes before any other; one that a change waits for belongs to that alone. */
const mustPay = (due: Due | null, terms: PlanTerms): boolean =>
  due !== null && (due.kind === "renewal" || isThese(terms, termsOf(due.planId, due.interval)));

function actionOf(terms: PlanTerms, present: PlanTerms, subscriber: Subscriber, due: Due | null): PlanAction {
  if (due?.isUnderWay) return "wait";
  if (mustPay(due, terms)) return "pay";
  if (isThese(terms, nextTerms(subscriber))) return "keep";
  return isMore(terms, present) ? "upgrade" : "downgrade";
}

/** The offer of terms to whoever has no plan. */
const ofNone = ({ planId }: PlanTerms, due: Due | null): PlanOffer => ({
  mark: due?.kind === "first" && due.planId === planId ? "waits" : null,
  at: null,
  action: due ? (due.isUnderWay ? "wait" : "pay") : "subscribe",
  says: "subscribe",
});

/** The state of terms for an account, and the act of their button. */
export function planOffer(terms: PlanTerms, subscriber: Subscriber, due: Due | null = null): PlanOffer {
  const present = presentTerms(subscriber);
  if (present === null) return ofNone(terms, due);
  if (isSameTerms(terms, present)) return ofCurrent(subscriber);
  const { nextStartAt } = subscriber;
  const isNext = isThese(terms, nextTerms(subscriber)) && nextStartAt !== null;
  return {
    mark: isNext ? "starts" : null,
    at: isNext ? nextStartAt * 1000 : null,
    action: actionOf(terms, present, subscriber, due),
    says: terms.planId === present.planId ? terms.interval : "change",
  };
}
