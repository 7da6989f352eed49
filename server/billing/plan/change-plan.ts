import { isLargerPlan, type PlanId } from "../../../shared/plans.ts";
import type { Deps } from "../../deps.ts";
import { confirmShown } from "./confirm-shown.ts";
import type { Shown, Subscription } from "../payments.ts";
import { endOf } from "./plan-of.ts";
import { profileUrl } from "../profile-url.ts";
import { syncCustomer } from "../sync/sync-customer.ts";

export interface PlanChange {
  readonly customerId: string;
  readonly subscription: Subscription;
  readonly planId: PlanId;
  /** What a larger plan costs, as it was shown and agreed to; null: nothing was shown. */
  readonly shown: Shown | null;
}

async function stay({ payments }: Deps, { schedule }: Subscription): Promise<null> {
  if (schedule) await payments.releaseSchedule(schedule.id);
  return null;
}

/** Who buys more wants to go on: but only once it is paid is a cancellation forgotten. */
async function goUp(deps: Deps, { subscription, planId, shown }: PlanChange): Promise<string | null> {
  const { payments } = deps;
  const confirm = (before: Subscription) =>
    confirmShown({
      shown,
      now: payments.now(),
      amountAt: (instant) => payments.previewUpgrade(before, planId, instant),
    });
  // What is planned is taken back only by somebody who agreed.
  if (subscription.schedule) await confirm(subscription);
  await stay(deps, subscription);
  const { at } = await confirm({ ...subscription, schedule: null });
  const payUrl = await payments.upgrade(subscription, planId, at);
  if (payUrl === null && endOf({ ...subscription, schedule: null }) !== null)
    await deps.payments.keep(subscription);
  return payUrl;
}

async function goLater({ payments }: Deps, { subscription, planId }: PlanChange): Promise<null> {
  if (endOf({ ...subscription, schedule: null }) !== null) await payments.keep(subscription);
  await payments.changeWithPeriod(subscription, planId);
  return null;
}

/** Where an open invoice is paid, when that has to come first. */
function openInvoice({ subscription, planId }: PlanChange): string | null {
  const { status, latestInvoice, pendingPlanId } = subscription;
  const isDue = status !== "active" && status !== "trialing";
  return latestInvoice?.isOpen && (isDue || pendingPlanId === planId) ? latestInvoice.url : null;
}

/** A larger plan does, where what is charged for it arrives at once. */
export const beginsAtOnce = (
  { planId: present, paysByDebit }: Pick<Subscription, "planId" | "paysByDebit">,
  planId: PlanId,
): boolean => isLargerPlan(planId, present) && !paysByDebit;

/** Does it. Returns where something must be paid by hand; null: nothing. */
async function carryOut(deps: Deps, change: PlanChange): Promise<string | null> {
  const { subscription, planId } = change;
  if (planId === subscription.planId) return stay(deps, subscription);
  return beginsAtOnce(subscription, planId) ? goUp(deps, change) : goLater(deps, change);
}

/**
 * Changes the plan of a subscription: up now, down (and whatever is paid by debit) with the next period; the present one
 * again takes back what was planned. Returns where the browser goes.
 */
export async function changePlan(deps: Deps, change: PlanChange): Promise<string> {
  const payUrl = openInvoice(change) ?? (await carryOut(deps, change));
  await syncCustomer(deps, change.customerId);
  return payUrl ?? profileUrl(deps.env, "refresh=true");
}
