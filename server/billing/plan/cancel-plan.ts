import type { Deps } from "../../deps.ts";
import type { Payer } from "../customer-of.ts";
import { endOf } from "./plan-of.ts";
import { withSubscription } from "../with-subscription.ts";

/** Ends the plan with its period. What was planned after it is forgotten. */
export const cancelPlan = (deps: Deps, payer: Payer): Promise<string> =>
  withSubscription(deps, payer, async ({ subscription }) => {
    const { schedule } = subscription;
    if (endOf(subscription) !== null) return;
    if (schedule) await deps.payments.releaseSchedule(schedule.id);
    await deps.payments.endWithPeriod(subscription);
  });

/** Takes a cancellation back. */
export const renewPlan = (deps: Deps, payer: Payer): Promise<string> =>
  withSubscription(deps, payer, async ({ subscription }) => {
    const { schedule } = subscription;
    if (endOf(subscription) === null) return;
    if (schedule?.isEnding) await deps.payments.releaseSchedule(schedule.id);
    else await deps.payments.keep(subscription);
  });
