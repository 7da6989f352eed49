import { useTranslation } from "react-i18next";
import type { Interval, Plan } from "../../shared/plans.ts";
import { usePrice } from "./use-price.ts";

/** Writes what a plan costs, and for how long: “€59 a month”, “€590 a year”. */
export function usePriceFor(): (plan: Plan, interval: Interval) => string {
  const { t } = useTranslation();
  const price = usePrice();
  return ({ priceCents }, interval) => t(`billing.each.${interval}`, { price: price(priceCents[interval]) });
}
