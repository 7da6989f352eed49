import { MONTHS_OF, type Interval, type Plan } from "../../shared/plans.ts";
import { useLanguage } from "./use-language.ts";

/** Writes what a review costs in a plan when all of them are used, in euros. */
export function usePerReview(): (plan: Plan, interval: Interval) => string {
  const format = new Intl.NumberFormat(useLanguage(), { style: "currency", currency: "EUR" });
  return ({ priceCents, requests }, interval) =>
    format.format(priceCents[interval] / 100 / (requests * MONTHS_OF[interval]));
}
