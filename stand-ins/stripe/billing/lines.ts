import type Stripe from "stripe";
import { formatDay, formatMoney } from "../amounts/money.ts";
import { shareOfRest, type Period } from "../amounts/proration.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { newId } from "../ids.ts";
import { told } from "../objects/told.ts";

interface NewLine {
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
}

/** A line of an invoice that is not made yet. */
const newLine = ({ price, ...given }: NewLine): Stripe.InvoiceLineItem =>
  told({
    id: newId("il"),
    object: "line_item",
    currency: price.currency,
    pricing: { price_details: { price: price.id } },
    taxes: [],
    ...given,
  });

const amountOf = (price: Stripe.Price, quantity: number): number => (price.unit_amount ?? 0) * quantity;

const productName = (world: World, price: Stripe.Price): string =>
  world.store.get("product", idOf(price.product)).name;

/** The one item of a subscription: more are not known here. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

export const periodOf = (item: Stripe.SubscriptionItem): Period => ({
  start: item.current_period_start,
  end: item.current_period_end,
});

/** A whole period. */
export function fullLine(
  world: World,
  item: Stripe.SubscriptionItem,
  period: Period,
): Stripe.InvoiceLineItem {
  const { price, quantity = 1 } = item;
  const cost = formatMoney(price.unit_amount ?? 0, price.currency);
  return newLine({
    price,
    quantity,
    amount: amountOf(price, quantity),
    description: `${quantity} × ${productName(world, price)} (at ${cost} / ${price.recurring?.interval ?? "month"})`,
    period,
  });
}

/** The line that gives back what was paid and is not used after all. */
export function unusedLine(world: World, item: Stripe.SubscriptionItem, at: number): Stripe.InvoiceLineItem {
  const { price, quantity = 1 } = item;
  const period = periodOf(item);
  return newLine({
    price,
    quantity,
    amount: -shareOfRest(amountOf(price, quantity), period, at),
    description: `Unused time on ${productName(world, price)} after ${formatDay(at)}`,
    period: { start: at, end: period.end },
  });
}

/** The line of the rest of the period at what an item costs now. */
export const remainingLine = (
  world: World,
  item: Stripe.SubscriptionItem,
  at: number,
): Stripe.InvoiceLineItem => {
  const { price, quantity = 1 } = item;
  const period = periodOf(item);
  return newLine({
    price,
    quantity,
    amount: shareOfRest(amountOf(price, quantity), period, at),
    description: `Remaining time on ${productName(world, price)} after ${formatDay(at)}`,
    period: { start: at, end: period.end },
  });
};
