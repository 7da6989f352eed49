import { endOf, isUnended } from "../plan/plan-of.ts";
import { PaymentsRefused, type Orphan, type Payments, type Subscription } from "../payments.ts";

/** Deeds, one after the other: each is yielded once it is done. */
type Deeds = AsyncGenerator<unknown, void>;

/** Whoever took the money back, or got all of it, is not charged again. */
async function* endTakenBack(payments: Payments, subscription: Subscription): Deeds {
  const { id, takenBack, openDisputes, schedule } = subscription;
  // Dispute lost: the end of a year would be long to wait for, with a plan that nobody pays and that keeps a new one
  // away.
  if (takenBack === "disputed" && openDisputes.length === 0) yield payments.end(id);
  else if (endOf(subscription) === null) {
    if (schedule) await payments.releaseSchedule(schedule.id);
    yield payments.endWithPeriod(subscription);
  }
}

/** True when the planned terms would be paid by another card than the present ones: it is changed, or taken off. */
const hasOtherCard = ({ schedule, paysWith }: Subscription): boolean =>
  schedule !== null && schedule.paysWith !== paysWith;

/** Nobody pays for nothing: an invoice that is not paid is voided, and what was paid for one goes back. */
async function* clearOrphan(payments: Payments, customerId: string, orphan: Orphan): Deeds {
  const { number, state } = orphan;
  if (state === "draft" || state === "open") yield payments.voidInvoice(orphan);
  else if (state === "paid" && number !== null)
    try {
      yield await payments.giveBack({ customerId, number, upTo: null });
    } catch (error) {
      // Disputed, or paid from what was credited: there is nothing to send back.
      if (!(error instanceof PaymentsRefused)) throw error;
    }
}

async function* clearUpOne(payments: Payments, customerId: string, subscription: Subscription): Deeds {
  const { id, status, latestInvoice, keepsCard, orphans } = subscription;
  for (const orphan of orphans) yield* clearOrphan(payments, customerId, orphan);
  if (!isUnended(subscription)) return;
  // Nobody tries to get its money any more: an end leaves nothing to pay, and the way to another plan free.
  if (status === "unpaid") return void (yield payments.end(id));
  if (latestInvoice?.blocked === "settled") yield payments.finishInvoice(latestInvoice.id);
  if (!keepsCard) yield payments.keepCard(id);
  if (subscription.takenBack) return yield* endTakenBack(payments, subscription);
  if (hasOtherCard(subscription)) yield payments.payPlannedAlike(subscription);
}

/**
 * Does at the payment service what follows from how subscriptions stand there. What is done is not done again. Returns
 * whether there was anything to do.
 */
export async function clearUp(
  payments: Payments,
  customerId: string,
  subscriptions: readonly Subscription[],
): Promise<boolean> {
  let hasDone = false;
  for (const subscription of subscriptions)
    for await (const _ of clearUpOne(payments, customerId, subscription)) hasDone = true;
  return hasDone;
}
