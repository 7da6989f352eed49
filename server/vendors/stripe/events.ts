import { Stripe } from "stripe";
import { PaymentsRefused, type PaymentEvent } from "../../billing/payments.ts";
import { idOf } from "./id-of.ts";

/** How far the time of a signature may be from ours, in either direction. */
const TOLERANCE_S = 300;

interface WithCustomer {
  readonly id?: string;
  readonly object?: string;
  readonly customer?: string | { readonly id: string } | null;
  readonly charge?: string | { readonly id: string } | null;
}

function customerOf({ id, object, customer }: WithCustomer): string | null {
  if (object === "customer") return id ?? null;
  return idOf(customer);
}

export const eventOf = (event: Stripe.Event): PaymentEvent => ({
  id: event.id,
  type: event.type,
  isLive: event.livemode,
  createdAt: event.created,
  customerId: customerOf(event.data.object),
  chargeId: idOf((event.data.object as WithCustomer).charge),
});

/** The SDK takes signatures of the future: whoever could make one would have it for ever. */
function checkTime(signature: string, nowS: number): void {
  const times = signature.split(",").flatMap((part) => /^t=(\d+)$/.exec(part.trim())?.[1] ?? []);
  const [time, ...more] = times;
  if (time === undefined || more.length > 0 || Math.abs(nowS - Number(time)) > TOLERANCE_S)
    throw new PaymentsRefused("timestamp");
}

/** A delivery whose signature is good, and of now. */
export function readDelivery(
  body: string,
  signature: string,
  { secret, nowS }: { readonly secret: string; readonly nowS: number },
): PaymentEvent {
  checkTime(signature, nowS);
  try {
    const event = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_S,
      undefined,
      nowS * 1000,
    );
    return eventOf(event);
  } catch (cause) {
    throw new PaymentsRefused("signature", { cause });
  }
}
