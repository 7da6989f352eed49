import { useBillingTexts } from "./use-billing-texts.ts";
import { findPlan, type PlanTerms } from "../../../../shared/plans.ts";

/** Names a plan with how often it is paid: “Pro, by the year”. */
export function useTermsName(): (terms: PlanTerms) => string {
  const texts = useBillingTexts();
  return ({ planId, interval }) =>
    texts.billing.paid[interval]({ plan: findPlan(planId)?.name ?? texts.billing.plan });
}
