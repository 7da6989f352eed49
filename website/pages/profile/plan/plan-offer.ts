import type { Account } from "../../../../shared/api/endpoints/account.ts";
import type { Due } from "../../../../shared/api/endpoints/subscription.ts";
import { isMore, isSameTerms, type Interval, type PlanId, type PlanTerms } from "../../../../shared/plans.ts";

/** What a press on a plan's button does. `keep`: a planned change is taken back; `pay`: what is due comes first; `wait`: a bank was asked for it. */
export type PlanAction = "subscribe" | "cancel" | "renew" | "upgrade" | "downgrade" | "keep" | "pay" | "wait";

/** What an account sees of one plan. */
export interface PlanOffer {
  readonly mark: "current" | "ends" | "starts" | "waits" | null;
  /** When it ends or starts: milliseconds since 1970. */
  readonly at: number | null;
  readonly action: PlanAction;
  /** What the button says. */
  readonly says: "subscribe" | "cancel" | "renew" | "change" | Interval;
}

export type Subscriber = Pick<
  Account,
  "planId" | "planInterval" | "nextPlanId" | "nextPlanInterval" | "nextStartAt" | "stripeCancelAt"
>;

const termsOf = (planId: PlanId | null, interval: Interval | null): PlanTerms | null =>
  planId && { planId, interval: interval ?? "month" };

/** What an account has; null: no plan. */
export const presentTerms = ({ planId, planInterval }: Subscriber): PlanTerms | null =>
  termsOf(planId, planInterval);

/** What is planned after it; null: nothing is. */
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

/** What terms are to whoever has no plan. */
const ofNone = ({ planId }: PlanTerms, due: Due | null): PlanOffer => ({
  mark: due?.kind === "first" && due.planId === planId ? "waits" : null,
  at: null,
  action: due ? (due.isUnderWay ? "wait" : "pay") : "subscribe",
  says: "subscribe",
});

/** What a plan, paid so often, is to an account, and what its button does. */
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
