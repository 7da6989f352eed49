import type { Stripe } from "stripe";
import { findPlan, PLANS, type Plan, type PlanId } from "../../../shared/plans.ts";
import { PaymentsRefused } from "../../billing/payments.ts";
import type { StripeClient } from "./client.ts";

const CURRENCY = "eur";

const centsOf = ({ price_eur }: Plan): number => Math.round(Number(price_eur) * 100);

const idOf = (given: string | { readonly id: string }): string =>
  typeof given === "string" ? given : given.id;

/** A price that was replaced has lost its lookup key; its product still says which plan it is. */
export const planOfPrice = ({ lookup_key, product }: Stripe.Price): PlanId | null =>
  findPlan(lookup_key ?? "")?.id ?? findPlan(idOf(product))?.id ?? null;

/** The price at which a plan is sold now. */
export async function priceOf(stripe: Stripe, planId: PlanId): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [planId], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new PaymentsRefused("price_missing");
  return price.id;
}

/** Tells the plan of a price by its id. What a price is for never changes, so each is asked for once. */
export function openPriceBook({ ask }: StripeClient): (priceId: string) => Promise<PlanId | null> {
  const known = new Map<string, PlanId | null>();
  return async (priceId) => {
    const remembered = known.get(priceId);
    if (remembered !== undefined) return remembered;
    const plan = planOfPrice(await ask((stripe) => stripe.prices.retrieve(priceId)));
    known.set(priceId, plan);
    return plan;
  };
}

async function sellProduct(stripe: Stripe, { id, name }: Plan): Promise<readonly string[]> {
  const { data } = await stripe.products.list({ ids: [id] });
  const [product] = data;
  if (!product) {
    await stripe.products.create({ id, name });
    return [`product ${id} made`];
  }
  if (product.name === name && product.active) return [];
  await stripe.products.update(id, { name, active: true });
  return [`product ${id} updated`];
}

const isPriceOf = (price: Stripe.Price, plan: Plan): boolean =>
  price.unit_amount === centsOf(plan) &&
  price.currency === CURRENCY &&
  price.recurring?.interval === "month" &&
  price.recurring.interval_count === 1 &&
  idOf(price.product) === plan.id;

async function sellPrice(stripe: Stripe, plan: Plan): Promise<readonly string[]> {
  const { data } = await stripe.prices.list({ lookup_keys: [plan.id], active: true });
  const [price] = data;
  if (price && isPriceOf(price, plan)) return [];
  const { id } = await stripe.prices.create({
    product: plan.id,
    unit_amount: centsOf(plan),
    currency: CURRENCY,
    recurring: { interval: "month" },
    tax_behavior: "inclusive",
    lookup_key: plan.id,
    transfer_lookup_key: true,
  });
  return [`price ${id} made for ${plan.id}`];
}

/** Puts every plan up for sale. Amounts are never changed: a new price takes the lookup key over. */
export async function sellPlans(stripe: Stripe): Promise<readonly string[]> {
  const changes: string[] = [];
  for (const plan of PLANS)
    changes.push(...(await sellProduct(stripe, plan)), ...(await sellPrice(stripe, plan)));
  return changes;
}
