import { endOf, hasEnded, isUnended } from "../plan/plan-of.ts";
import type { Payments, Subscription } from "../payments.ts";

/** Whoever took the money back, or got all of it, is not charged again. */
async function endTakenBack(payments: Payments, subscription: Subscription): Promise<void> {
  if (!subscription.takenBack || endOf(subscription) !== null) return;
  if (subscription.schedule) await payments.releaseSchedule(subscription.schedule.id);
  await payments.endWithPeriod(subscription);
}

async function clearUpOne(payments: Payments, subscription: Subscription): Promise<void> {
  const { id, latestInvoice, keepsCard } = subscription;
  if (hasEnded(subscription)) {
    if (latestInvoice?.isOpen || latestInvoice?.isDraft) await payments.voidOpenInvoices(id);
    return;
  }
  if (!isUnended(subscription)) return;
  if (!keepsCard) await payments.keepCard(id);
  await endTakenBack(payments, subscription);
}

/** Does at the payment service what follows from how subscriptions stand there. What is done is not done again. */
export async function clearUp(payments: Payments, subscriptions: readonly Subscription[]): Promise<void> {
  for (const subscription of subscriptions) await clearUpOne(payments, subscription);
}
