import type { PaymentEvent, Payments } from "../payments.ts";

/** The customer of an event: the one it names, or who paid the charge that it is about. Null: nobody. */
export const customerOfEvent = async (
  payments: Payments,
  { customerId, chargeId }: PaymentEvent,
): Promise<string | null> =>
  customerId ?? (chargeId ? payments.withinDeadline(() => payments.customerOfCharge(chargeId)) : null);
