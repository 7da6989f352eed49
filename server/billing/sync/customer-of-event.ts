import type { PaymentEvent, Payments } from "../payments.ts";

/** Whose an event is: what it says, or who paid the charge that it is about. Null: nobody's. */
export const customerOfEvent = async (
  payments: Payments,
  { customerId, chargeId }: PaymentEvent,
): Promise<string | null> =>
  customerId ?? (chargeId ? payments.withinDeadline(() => payments.customerOfCharge(chargeId)) : null);
