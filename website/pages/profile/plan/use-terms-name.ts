import { useTranslation } from "react-i18next";
import { findPlan, type PlanTerms } from "../../../../shared/plans.ts";

/** Names a plan with how often it is paid: “Pro, by the year”. */
export function useTermsName(): (terms: PlanTerms) => string {
  const { t } = useTranslation();
  return ({ planId, interval }) =>
    t(`billing.paid.${interval}`, { plan: findPlan(planId)?.name ?? t("billing.plan") });
}
