import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { readCustomer, type Payer } from "./customer-of.ts";
import type { Subscription } from "./payments.ts";
import { isUnended } from "./plan/plan-of.ts";
import { profileUrl } from "./profile-url.ts";
import { settleCustomer } from "./sync/settle-customer.ts";
import { withAccountLock } from "./with-account-lock.ts";

/** A subscription that has not ended, and whose it is. */
export interface Held {
  readonly payer: Payer;
  readonly customerId: string;
  readonly subscription: Subscription;
}

/** Does something with the subscription of an account as it stands now. Returns where the browser goes then. */
export const withSubscription = (
  deps: Deps,
  payer: Payer,
  run: (held: Held) => Promise<void>,
): Promise<string> =>
  deps.payments.withinDeadline(() =>
    withAccountLock(deps.locks, payer.userId, async () => {
      const { customerId } = await readCustomer(deps, payer);
      const subscriptions = customerId ? await settleCustomer(deps, customerId) : [];
      const subscription = subscriptions.find(isUnended);
      if (!customerId || !subscription) throw new ApiError("no_subscription");
      await run({ payer, customerId, subscription });
      await settleCustomer(deps, customerId);
      return profileUrl(deps.env, "refresh=true");
    }),
  );
