import type { Stripe } from "stripe";
import type { TakenBack } from "../../billing/payments.ts";

type Id = string | { readonly id: string } | null;

const idOf = (given: Id): string | null => (typeof given === "string" ? given : (given?.id ?? null));

/** The bank only asks, or it was decided for us: the money is ours. */
const IS_OURS = new Set([
  "won",
  "prevented",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
]);

/** Whether a bank took a payment back, or is about to. That a charge was disputed stays on it, also when it is won. */
export async function isContested(
  stripe: Stripe,
  { id, disputed }: Pick<Stripe.Charge, "id" | "disputed">,
): Promise<boolean> {
  if (!disputed) return false;
  const { data } = await stripe.disputes.list({ charge: id, limit: 100 });
  return data.some(({ status }) => !IS_OURS.has(status));
}

/** The payments of the paid invoices of a subscription, the newest first. */
async function intentsOf(stripe: Stripe, subscription: string): Promise<readonly (string | null)[]> {
  const { data } = await stripe.invoices.list({
    subscription,
    status: "paid",
    limit: 100,
    expand: ["data.payments"],
  });
  return data
    .flatMap(({ payments }) => payments?.data ?? [])
    .map(({ payment }) => idOf(payment.payment_intent ?? null));
}

/** Tells of each subscription of a customer whether its payment went back. Most customers cost one call. */
export async function openTakenBack(
  stripe: Stripe,
  customer: string,
): Promise<(subscription: Stripe.Subscription) => Promise<TakenBack | null>> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  const gone = data.filter(({ disputed, refunded }) => disputed || refunded);
  if (gone.length === 0) return async () => null;
  return async ({ id, ended_at }) => {
    if (ended_at) return null;
    const intents = await intentsOf(stripe, id);
    const of = (intent: string | null) => gone.find((charge) => idOf(charge.payment_intent) === intent);
    for (const charge of intents.flatMap((intent) => of(intent) ?? []))
      if (await isContested(stripe, charge)) return "disputed";
    return intents[0] !== undefined && of(intents[0])?.refunded ? "refunded" : null;
  };
}
