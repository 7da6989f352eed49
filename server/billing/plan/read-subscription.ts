import type { Due, SubscriptionState } from "../../../shared/api/endpoints/subscription.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import { readAccount } from "../../account/read-account.ts";
import type { Deps } from "../../deps.ts";
import { readCustomer, type Payer } from "../customer-of.ts";
import type { Subscription } from "../payments.ts";
import { isAwaited, isUnended, planOf, termsOf } from "./plan-of.ts";
import { seatsNeeded } from "./seats-taken.ts";
import { settleCustomer } from "../sync/settle-customer.ts";
import { totalOf, withdrawalOffer } from "../withdrawal/withdrawal-offer.ts";

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

function planUntil(subscription: Subscription, now: number): string | null {
  const { planId, paidUntil } = planOf([subscription], now).state;
  return planId !== null && paidUntil !== null ? instantOf(paidUntil) : null;
}

/** The kind of payment that is due: the first period, the one that runs, or a larger plan; null: none is awaited. */
function kindOf(subscription: Subscription): Due["kind"] | null {
  const { status, pending, isDebitUnderWay } = subscription;
  if (isAwaited(subscription)) return isDebitUnderWay ? "first" : null;
  if (status === "past_due" || status === "unpaid") return "renewal";
  if (pending !== null) return "change";
  return isDebitUnderWay ? "renewal" : null;
}

/** The payment that is still open; null: none is. */
async function dueOf({ payments }: Deps, subscription: Subscription): Promise<Due | null> {
  const { latestInvoice, pending, isDebitUnderWay } = subscription;
  const kind = kindOf(subscription);
  if (!latestInvoice?.isOpen || !kind) return null;
  const terms = kind === "change" ? pending : termsOf(subscription);
  return {
    kind,
    planId: terms?.planId ?? null,
    interval: terms?.interval ?? null,
    money: { ...latestInvoice.due },
    payUrl: isDebitUnderWay ? null : latestInvoice.url,
    isUnderWay: isDebitUnderWay,
    needsProof: !isDebitUnderWay && (await payments.needsProof(latestInvoice.id)),
    planUntil: kind === "renewal" ? planUntil(subscription, payments.now()) : null,
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
    reason: offer.reason,
    until: instantOf(offer.until),
    refund: { amount: totalOf(offer.refunds), currency: offer.currency },
    at: offer.at,
  };
}

/** Reads the subscription of an account from the payment service, and writes it down before it answers. */
export const readSubscription = (deps: Deps, payer: Payer): Promise<SubscriptionState> =>
  deps.payments.withinDeadline(async () => {
    const { customerId } = await readCustomer(deps, payer);
    const subscriptions = customerId ? await settleCustomer(deps, customerId) : [];
    const subscription = subscriptions.find(isUnended);
    const payable = subscription ?? subscriptions.find(isAwaited);
    const account = await readAccount(deps.db, payer.userId);
    if (!account) throw new ApiError("unauthenticated");
    return {
      account,
      seats: subscription?.seats ?? (await seatsNeeded(deps.db, payer.userId)),
      periodEnd: subscription ? instantOf(subscription.periodEnd) : null,
      due: payable ? await dueOf(deps, payable) : null,
      lastPaid: subscription?.latestInvoice?.isPaid ? subscription.latestInvoice.total : null,
      withdrawal: subscription ? await offerOf(deps, payer, subscription) : null,
      takenBack: subscription?.takenBack ?? null,
    };
  });
