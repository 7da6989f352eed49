import type { Stripe } from "stripe";
import {
  findInterval,
  findPlan,
  INTERVALS,
  PLANS,
  priceKey,
  type Interval,
  type Plan,
  type PlanTerms,
} from "../../../shared/plans.ts";
import { PaymentsRefused } from "../../billing/payments.ts";
import type { StripeClient } from "./client.ts";
import { idOf } from "./id-of.ts";

const CURRENCY = "eur";

/** How often it is paid; null: as none of ours is. */
function intervalOf({ recurring }: Stripe.Price): Interval | null {
  return recurring?.interval_count === 1 ? findInterval(recurring.interval) : null;
}

/**
 * The plan and interval of a price; null: it is none of ours. One that was replaced has lost its lookup key; its
 * product still says which plan it is, and how often it is paid never changes.
 */
export function termsOfPrice(price: Stripe.Price): PlanTerms | null {
  const interval = intervalOf(price);
  if (!interval) return null;
  const sold = PLANS.find(({ id }) => priceKey({ planId: id, interval }) === price.lookup_key);
  const plan = sold ?? findPlan(idOf(price.product));
  return plan && { planId: plan.id, interval };
}

/** The price at which terms are sold now. */
export async function priceOf(stripe: Stripe, terms: PlanTerms): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [priceKey(terms)], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new PaymentsRefused("price_missing");
  return price.id;
}

/** Tells what a price is for by its id. That never changes, so each is asked for once. */
export function openPriceBook({ ask }: StripeClient): (priceId: string) => Promise<PlanTerms | null> {
  const known = new Map<string, PlanTerms | null>();
  return async (priceId) => {
    const remembered = known.get(priceId);
    if (remembered !== undefined) return remembered;
    const terms = termsOfPrice(await ask((stripe) => stripe.prices.retrieve(priceId)));
    known.set(priceId, terms);
    return terms;
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

const isPriceOf = (price: Stripe.Price, plan: Plan, interval: Interval): boolean =>
  price.unit_amount === plan.priceCents[interval] &&
  price.currency === CURRENCY &&
  intervalOf(price) === interval &&
  idOf(price.product) === plan.id;

async function sellPrice(stripe: Stripe, plan: Plan, interval: Interval): Promise<readonly string[]> {
  const key = priceKey({ planId: plan.id, interval });
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
  const [price] = data;
  if (price && isPriceOf(price, plan, interval)) return [];
  const { id } = await stripe.prices.create({
    product: plan.id,
    unit_amount: plan.priceCents[interval],
    currency: CURRENCY,
    recurring: { interval },
    tax_behavior: "inclusive",
    lookup_key: key,
    transfer_lookup_key: true,
  });
  return [`price ${id} made for ${key}`];
}

/**
 * Puts every plan up for sale, by the month and by the year. Amounts are never changed: a new price takes the lookup
 * key over.
 */
export async function sellPlans(stripe: Stripe): Promise<readonly string[]> {
  const changes: string[] = [];
  for (const plan of PLANS) {
    changes.push(...(await sellProduct(stripe, plan)));
    for (const interval of INTERVALS) changes.push(...(await sellPrice(stripe, plan, interval)));
  }
  return changes;
}
