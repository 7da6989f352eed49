import { useFrontTexts } from "./use-front-texts.ts";
import type { Interval, Plan } from "../../shared/plans.ts";
import { usePrice } from "./use-price.ts";

/** Writes what a plan costs, and for how long: “€59 a month”, “€590 a year”. */
export function usePriceFor(): (plan: Plan, interval: Interval) => string {
  const texts = useFrontTexts();
  const price = usePrice();
  return ({ priceCents }, interval) => texts.prices.each[interval]({ price: price(priceCents[interval]) });
}
