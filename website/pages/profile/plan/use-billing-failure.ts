import { useCallback } from "react";
import { useBillingTexts } from "./use-billing-texts.ts";
import { ApiError } from "../../../../shared/api/errors.ts";
import { readFailure } from "../../../session/read-failure.ts";

/** Failures of billing that have words of their own. */
const OWN = [
  "checkout_failed",
  "update_failed",
  "billing_portal_failed",
  "no_subscription",
  "withdrawal_over",
  "price_changed",
  "payment_disputed",
  "payment_under_way",
  "withdrawn_often",
  "consent_missing",
  "unknown_plan",
] as const;

/** Says in the reader's language what went wrong with a call of billing. */
export function useBillingFailure(): (error: unknown) => string {
  const texts = useBillingTexts();
  return useCallback(
    (error) => {
      const code = error instanceof ApiError ? error.code : null;
      if (code === "unauthenticated" || code === "forbidden") return texts.billing.failures.sessionEnded;
      const own = OWN.find((known) => known === code);
      return own ? texts.billing.failures[own] : texts.account.failures[readFailure(error)];
    },
    [texts],
  );
}
