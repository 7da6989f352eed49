import { isLargerPlan, type PlanId } from "../../shared/plans.ts";
import type { Deps } from "../deps.ts";
import type { Subscription } from "./payments.ts";
import { endOf } from "./plan-of.ts";
import { profileUrl } from "./profile-url.ts";
import { syncCustomer } from "./sync-customer.ts";

export interface PlanChange {
  readonly customerId: string;
  readonly subscription: Subscription;
  readonly planId: PlanId;
}

async function stay({ payments }: Deps, { schedule }: Subscription): Promise<null> {
  if (schedule) await payments.releaseSchedule(schedule.id);
  return null;
}

/** Who buys more wants to go on: but only once it is paid is a cancellation forgotten. */
async function goUp(deps: Deps, { subscription, planId }: PlanChange): Promise<string | null> {
  await stay(deps, subscription);
  const payUrl = await deps.payments.upgrade(subscription, planId);
  if (payUrl === null && endOf({ ...subscription, schedule: null }) !== null)
    await deps.payments.keep(subscription);
  return payUrl;
}

async function goDown({ payments }: Deps, { subscription, planId }: PlanChange): Promise<null> {
  if (endOf({ ...subscription, schedule: null }) !== null) await payments.keep(subscription);
  await payments.downgrade(subscription, planId);
  return null;
}

/** Where an open invoice is paid, when that has to come first. */
function openInvoice({ subscription, planId }: PlanChange): string | null {
  const { status, latestInvoice, pendingPlanId } = subscription;
  const isDue = status !== "active" && status !== "trialing";
  return latestInvoice?.isOpen && (isDue || pendingPlanId === planId) ? latestInvoice.url : null;
}

/** Does it. Returns where something must be paid by hand; null: nothing. */
async function carryOut(deps: Deps, change: PlanChange): Promise<string | null> {
  const { subscription, planId } = change;
  if (planId === subscription.planId) return stay(deps, subscription);
  return isLargerPlan(planId, subscription.planId) ? goUp(deps, change) : goDown(deps, change);
}

/**
 * Changes the plan of a subscription: up now, down with the next period; the present one again takes back what was
 * planned. Returns where the browser goes.
 */
export async function changePlan(deps: Deps, change: PlanChange): Promise<string> {
  const payUrl = openInvoice(change) ?? (await carryOut(deps, change));
  await syncCustomer(deps, change.customerId);
  return payUrl ?? profileUrl(deps.env, "refresh=true");
}
