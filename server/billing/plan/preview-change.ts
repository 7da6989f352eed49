import type { Money } from "../../../shared/api/endpoints/subscription.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import type { SeatedTerms } from "../../../shared/plans.ts";
import type { Deps } from "../../deps.ts";
import { beginsAtOnce } from "./change-plan.ts";
import { readCustomer, type Payer } from "../customer-of.ts";
import { PaymentsRefused, type Subscription } from "../payments.ts";
import { isUnended } from "./plan-of.ts";
import type { Wanted } from "./wanted-terms.ts";

interface Preview {
  readonly dueNow: Money | null;
  readonly at: number;
  readonly beginsAtOnce: boolean;
  readonly seats: number;
  readonly paysByDebit: boolean;
  readonly renewsOn: string;
}

/** A preview that is refused is none: the change itself still says what it costs. */
async function dueNow(
  { payments }: Deps,
  subscription: Subscription,
  terms: SeatedTerms,
  at: number,
): Promise<Money | null> {
  if (!beginsAtOnce(subscription, terms)) return null;
  try {
    return await payments.previewUpgrade(subscription, terms, at);
  } catch (error) {
    if (error instanceof PaymentsRefused) return null;
    throw error;
  }
}

/** The price of changing to other terms. */
export const previewChange = (deps: Deps, payer: Payer, wanted: Wanted): Promise<Preview> =>
  deps.payments.withinDeadline(async () => {
    const { customerId } = await readCustomer(deps, payer);
    const subscriptions = customerId ? await deps.payments.subscriptionsOf(customerId) : [];
    const subscription = subscriptions.find(isUnended);
    if (!subscription) throw new ApiError("no_subscription");
    const at = deps.payments.now();
    const terms = wanted(subscription, at);
    return {
      dueNow: await dueNow(deps, subscription, terms, at),
      at,
      beginsAtOnce: beginsAtOnce(subscription, terms),
      seats: terms.seats,
      paysByDebit: subscription.paysByDebit,
      renewsOn: new Date(subscription.periodEnd * 1000).toISOString(),
    };
  });
