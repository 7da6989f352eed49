import type { Account } from "../../../../shared/api/endpoints/account.ts";
import type { Due } from "../../../../shared/api/endpoints/subscription.ts";
import { isLargerPlan, type PlanId } from "../../../../shared/plans.ts";

/** What a press on a plan's button does. `keep`: a planned change is taken back; `pay`: what is due comes first; `wait`: a bank was asked for it. */
export type PlanAction = "subscribe" | "cancel" | "renew" | "upgrade" | "downgrade" | "keep" | "pay" | "wait";

/** What an account sees of one plan. */
export interface PlanOffer {
  readonly mark: "current" | "ends" | "starts" | "waits" | null;
  /** When it ends or starts: milliseconds since 1970. */
  readonly at: number | null;
  readonly action: PlanAction;
  /** What the button says. */
  readonly says: "subscribe" | "cancel" | "renew" | "change";
}

export type Subscriber = Pick<Account, "planId" | "nextPlanId" | "nextStartAt" | "stripeCancelAt">;

const ofCurrent = ({ stripeCancelAt }: Subscriber): PlanOffer =>
  stripeCancelAt > 0
    ? { mark: "ends", at: stripeCancelAt * 1000, action: "renew", says: "renew" }
    : { mark: "current", at: null, action: "cancel", says: "cancel" };

/** A payment that is due comes before any other; one that a change waits for belongs to that plan alone. */
const mustPay = (due: Due | null, planId: PlanId): boolean =>
  due !== null && (due.kind === "renewal" || due.planId === planId);

function actionOf(planId: PlanId, { planId: current, nextPlanId }: Subscriber, due: Due | null): PlanAction {
  if (due?.isUnderWay) return "wait";
  if (mustPay(due, planId)) return "pay";
  if (planId === nextPlanId) return "keep";
  return isLargerPlan(planId, current) ? "upgrade" : "downgrade";
}

/** What a plan is to whoever has none. */
const ofNone = (planId: PlanId, due: Due | null): PlanOffer => ({
  mark: due?.kind === "first" && due.planId === planId ? "waits" : null,
  at: null,
  action: due ? (due.isUnderWay ? "wait" : "pay") : "subscribe",
  says: "subscribe",
});

/** What one plan is to an account, and what its button does. */
export function planOffer(planId: PlanId, subscriber: Subscriber, due: Due | null = null): PlanOffer {
  const { planId: current, nextPlanId, nextStartAt } = subscriber;
  if (current === null) return ofNone(planId, due);
  if (planId === current) return ofCurrent(subscriber);
  const isNext = planId === nextPlanId && nextStartAt !== null;
  return {
    mark: isNext ? "starts" : null,
    at: isNext ? nextStartAt * 1000 : null,
    action: actionOf(planId, subscriber, due),
    says: "change",
  };
}
