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

/** The bank waits for what we say, or looks at it. */
const IS_UNDECIDED = new Set(["needs_response", "under_review"]);

const disputesOf = async (stripe: Stripe, charge: string): Promise<readonly Stripe.Dispute[]> =>
  (await stripe.disputes.list({ charge, limit: 100 })).data;

const isAgainstUs = ({ status }: Stripe.Dispute): boolean => !IS_OURS.has(status);

/**
 * True when a bank took a payment back, or is about to. That a charge was disputed stays on it, also when it is won.
 */
export async function isContested(
  stripe: Stripe,
  { id, disputed }: Pick<Stripe.Charge, "id" | "disputed">,
): Promise<boolean> {
  if (!disputed) return false;
  return (await disputesOf(stripe, id)).some(isAgainstUs);
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

/** The payments of a subscription that went back. */
export interface Returned {
  readonly takenBack: TakenBack | null;
  /** In cents. Also of one that has ended. */
  readonly refunded: number;
  /** Also of one that has ended. */
  readonly openDisputes: readonly string[];
}

/** All disputes of some charges, in one reading. */
const disputesOfAll = async (
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<readonly Stripe.Dispute[]> =>
  (
    await Promise.all(charges.filter(({ disputed }) => disputed).map(({ id }) => disputesOf(stripe, id)))
  ).flat();

const NOTHING: Returned = { takenBack: null, refunded: 0, openDisputes: [] };

/** Tells of each subscription of a customer whether its payment went back. Most customers cost one call. */
export async function openTakenBack(
  stripe: Stripe,
  customer: string,
): Promise<(subscription: Stripe.Subscription) => Promise<Returned>> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  const gone = data.filter(({ disputed, amount_refunded }) => disputed || amount_refunded > 0);
  if (gone.length === 0) return async () => NOTHING;
  return async ({ id, ended_at }) => {
    const intents = await intentsOf(stripe, id);
    const of = (intent: string | null) => gone.find((charge) => idOf(charge.payment_intent) === intent);
    const charges = intents.flatMap((intent) => of(intent) ?? []);
    const disputes = await disputesOfAll(stripe, charges);
    const openDisputes = disputes.flatMap(({ id: dispute, status }) =>
      IS_UNDECIDED.has(status) ? [dispute] : [],
    );
    const refunded = charges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
    const returned = { refunded, openDisputes };
    if (ended_at) return { takenBack: null, ...returned };
    if (disputes.some(isAgainstUs)) return { takenBack: "disputed", ...returned };
    const isRefunded = intents[0] !== undefined && of(intents[0])?.refunded === true;
    return { takenBack: isRefunded ? "refunded" : null, ...returned };
  };
}
