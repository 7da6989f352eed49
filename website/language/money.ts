import type { Money } from "../../shared/api/endpoints/subscription.ts";
import { useLanguage } from "./use-language.ts";

/** Writes amounts of invoices as the page's language does: to the cent. */
export function useMoney(): (money: Money) => string {
  const language = useLanguage();
  return ({ amount, currency }) => {
    const format = new Intl.NumberFormat(language, { style: "currency", currency });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  };
}
