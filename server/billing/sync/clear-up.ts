import { endOf, isUnended } from "../plan/plan-of.ts";
import { PaymentsRefused, type Orphan, type Payments, type Subscription } from "../payments.ts";

/** Whoever took the money back, or got all of it, is not charged again. */
async function endTakenBack(payments: Payments, subscription: Subscription): Promise<void> {
  const { id, takenBack, openDisputes } = subscription;
  // Dispute lost: the end of a year would be long to wait for, with a plan that nobody pays and that keeps a new one
  // away.
  if (takenBack === "disputed" && openDisputes.length === 0) return payments.end(id);
  if (!takenBack || endOf(subscription) !== null) return;
  if (subscription.schedule) await payments.releaseSchedule(subscription.schedule.id);
  await payments.endWithPeriod(subscription);
}

/** True when the planned terms would be paid by another card than the present ones: it is changed, or taken off. */
const hasOtherCard = ({ schedule, paysWith }: Subscription): boolean =>
  schedule !== null && schedule.paysWith !== paysWith;

/** Nobody pays for nothing: an invoice that is not paid is voided, and what was paid for one goes back. */
async function clearOrphan(payments: Payments, customerId: string, orphan: Orphan): Promise<void> {
  const { number, state } = orphan;
  if (state === "draft" || state === "open") return payments.voidInvoice(orphan);
  if (state === "settled" || number === null) return;
  try {
    await payments.giveBack({ customerId, number, upTo: null });
  } catch (error) {
    // Disputed, or paid from what was credited: there is nothing to send back.
    if (!(error instanceof PaymentsRefused)) throw error;
  }
}

async function clearUpOne(payments: Payments, customerId: string, subscription: Subscription): Promise<void> {
  const { id, status, latestInvoice, keepsCard, orphans } = subscription;
  for (const orphan of orphans) await clearOrphan(payments, customerId, orphan);
  if (!isUnended(subscription)) return;
  // Nobody tries to get its money any more: an end leaves nothing to pay, and the way to another plan free.
  if (status === "unpaid") return payments.end(id);
  if (latestInvoice?.blocked === "settled") await payments.finishInvoice(latestInvoice.id);
  if (!keepsCard) await payments.keepCard(id);
  if (subscription.takenBack) return endTakenBack(payments, subscription);
  if (hasOtherCard(subscription)) await payments.payPlannedAlike(subscription);
}

/** Does at the payment service what follows from how subscriptions stand there. What is done is not done again. */
export async function clearUp(
  payments: Payments,
  customerId: string,
  subscriptions: readonly Subscription[],
): Promise<void> {
  for (const subscription of subscriptions) await clearUpOne(payments, customerId, subscription);
}
