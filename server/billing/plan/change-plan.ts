import { isMore, isSameTerms, type SeatedTerms } from "../../../shared/plans.ts";
import type { Deps } from "../../deps.ts";
import { confirmShown } from "./confirm-shown.ts";
import type { Shown } from "../../../shared/api/endpoints/subscription.ts";
import type { Subscription } from "../payments.ts";
import { endOf, nextTerms, termsOf } from "./plan-of.ts";
import { profileUrl } from "../profile-url.ts";
import { settleCustomer } from "../sync/settle-customer.ts";

export interface PlanChange {
  readonly customerId: string;
  readonly subscription: Subscription;
  readonly terms: SeatedTerms;
  /** The charge at once, as it was shown and agreed to; null: nothing was shown. */
  readonly shown: Shown | null;
}

async function keepTerms({ payments }: Deps, { schedule }: Subscription): Promise<null> {
  if (schedule) await payments.releaseSchedule(schedule.id);
  return null;
}

/** Takes a planned change back once somebody agreed; it stands again where they agreed to another amount. */
async function confirmWithoutSchedule(
  deps: Deps,
  subscription: Subscription,
  confirm: (before: Subscription) => Promise<Shown>,
): Promise<Shown> {
  const free = { ...subscription, schedule: null };
  if (!subscription.schedule) return confirm(free);
  await confirm(subscription);
  const planned = nextTerms(subscription, deps.payments.now());
  await keepTerms(deps, subscription);
  try {
    return await confirm(free);
  } catch (error) {
    if (planned) await deps.payments.changeWithPeriod(free, planned);
    throw error;
  }
}

/** Upgrades at once. A buyer of more wants to go on, but a cancellation is forgotten only once this is paid. */
async function upgrade(deps: Deps, { subscription, terms, shown }: PlanChange): Promise<string | null> {
  const { payments } = deps;
  const confirm = (before: Subscription) =>
    confirmShown({
      shown,
      now: payments.now(),
      amountAt: (instant) => payments.previewUpgrade(before, terms, instant),
    });
  const { at } = await confirmWithoutSchedule(deps, subscription, confirm);
  const payUrl = await payments.upgrade(subscription, terms, at);
  if (payUrl === null && endOf({ ...subscription, schedule: null }) !== null)
    await deps.payments.keep(subscription);
  return payUrl;
}

async function scheduleChange({ payments }: Deps, { subscription, terms }: PlanChange): Promise<null> {
  if (endOf({ ...subscription, schedule: null }) !== null) await payments.keep(subscription);
  await payments.changeWithPeriod(subscription, terms);
  return null;
}

/** Where an open invoice is paid, when that has to come first. */
function openInvoice({ subscription, terms }: PlanChange): string | null {
  const { status, latestInvoice, pending } = subscription;
  const isDue = status !== "active" && status !== "trialing";
  const isAwaited = pending !== null && isSameTerms(pending, terms);
  return latestInvoice?.isOpen && (isDue || isAwaited) ? latestInvoice.url : null;
}

/**
 * True for terms that are more than the present ones, or than none. A debit takes days, so what it pays begins with the
 * next period.
 */
export function beginsAtOnce(
  subscription: Pick<Subscription, "planId" | "interval" | "seats" | "paysByDebit">,
  terms: SeatedTerms,
): boolean {
  const present = termsOf(subscription);
  if (subscription.paysByDebit) return false;
  return present === null || isMore(terms, present);
}

/** Makes the change. Returns the address where something must be paid by hand; null: nothing must. */
async function makeChange(deps: Deps, change: PlanChange): Promise<string | null> {
  const { subscription, terms } = change;
  const present = termsOf(subscription);
  if (present && isSameTerms(terms, present)) return keepTerms(deps, subscription);
  return beginsAtOnce(subscription, terms) ? upgrade(deps, change) : scheduleChange(deps, change);
}

/**
 * Changes a subscription to other terms: to more at once, to anything else (and whatever is paid by debit) with
 * the next period. Its present terms take a planned change back. Returns the address that the browser goes to.
 */
export async function changePlan(deps: Deps, change: PlanChange): Promise<string> {
  const payUrl = openInvoice(change) ?? (await makeChange(deps, change));
  await settleCustomer(deps, change.customerId);
  return payUrl ?? profileUrl(deps.env, "refresh=true");
}
