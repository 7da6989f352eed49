import type { PlanId } from "../../shared/plans.ts";
import type { Deps } from "../deps.ts";
import { changePlan } from "./change-plan.ts";
import { customerOf, type Payer } from "./customer-of.ts";
import { isUnended } from "./plan-of.ts";
import { profileUrl } from "./profile-url.ts";
import { syncCustomer } from "./sync-customer.ts";
import { withAccountLock } from "./with-account-lock.ts";

/** Where choosing a plan leads: to the checkout, or back to the profile when there is a subscription to change. */
export const choosePlan = (deps: Deps, payer: Payer, planId: PlanId): Promise<string> =>
  deps.payments.withinDeadline(() =>
    withAccountLock(deps.locks, payer.userId, async () => {
      const customerId = await customerOf(deps, payer);
      const subscription = (await syncCustomer(deps, customerId)).find(isUnended);
      if (subscription) return changePlan(deps, { customerId, subscription, planId });
      return deps.payments.openCheckout({
        customerId,
        userId: payer.userId,
        planId,
        successUrl: profileUrl(deps.env, "checkout=success"),
        cancelUrl: profileUrl(deps.env, "checkout=cancel"),
      });
    }),
  );
