import type { Due, SubscriptionState } from "../../shared/api/endpoints/subscription.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { readAccount } from "../account/read-account.ts";
import type { Deps } from "../deps.ts";
import { readCustomer, type Payer } from "./customer-of.ts";
import type { Subscription } from "./payments.ts";
import { isUnended, planOf } from "./plan-of.ts";
import { syncCustomer } from "./sync-customer.ts";
import { totalOf, withdrawalOffer } from "./withdrawal-offer.ts";

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

function planUntil(subscription: Subscription, now: number): string | null {
  const { planId, paidUntil } = planOf([subscription], now).state;
  return planId !== null && paidUntil !== null ? instantOf(paidUntil) : null;
}

/** What did not get paid: the period that runs, or a larger plan. */
async function dueOf({ payments }: Deps, subscription: Subscription): Promise<Due | null> {
  const { status, latestInvoice, pendingPlanId, planId } = subscription;
  if (!latestInvoice?.isOpen) return null;
  const isRenewal = status === "past_due" || status === "unpaid";
  if (!isRenewal && pendingPlanId === null) return null;
  return {
    kind: isRenewal ? "renewal" : "change",
    planId: isRenewal ? planId : pendingPlanId,
    money: { ...latestInvoice.due },
    payUrl: latestInvoice.url,
    needsProof: await payments.needsProof(latestInvoice.id),
    planUntil: isRenewal ? planUntil(subscription, payments.now()) : null,
  };
}

async function offerOf(
  deps: Deps,
  payer: Payer,
  subscription: Subscription,
): Promise<SubscriptionState["withdrawal"]> {
  const offer = await withdrawalOffer(deps, payer, subscription);
  if (!offer) return null;
  return {
    until: instantOf(offer.until),
    refund: { amount: totalOf(offer.refunds), currency: offer.currency },
    at: offer.at,
  };
}

/** What the payment service says of the subscription of an account now, written down here before it is told. */
export const readSubscription = (deps: Deps, payer: Payer): Promise<SubscriptionState> =>
  deps.payments.withinDeadline(async () => {
    const { customerId } = await readCustomer(deps, payer);
    const subscriptions = customerId ? await syncCustomer(deps, customerId) : [];
    const subscription = subscriptions.find(isUnended);
    const account = await readAccount(deps.db, payer.userId);
    if (!account) throw new ApiError("unauthenticated");
    return {
      account,
      periodEnd: subscription ? instantOf(subscription.periodEnd) : null,
      due: subscription ? await dueOf(deps, subscription) : null,
      withdrawal: subscription ? await offerOf(deps, payer, subscription) : null,
      takenBack: subscription?.takenBack ?? null,
    };
  });
