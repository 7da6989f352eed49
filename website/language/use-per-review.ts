import type { Plan } from "../../shared/plans.ts";
import { useLanguage } from "./use-language.ts";

/** Writes what a review costs in a plan when all of them are used, in euros. */
export function usePerReview(): (plan: Plan) => string {
  const format = new Intl.NumberFormat(useLanguage(), { style: "currency", currency: "EUR" });
  return ({ price_eur: price, requests }) => format.format(Number(price) / requests);
}
