import { useLanguage } from "./use-language.ts";

/** Writes a price given in cents of euros: cents are left out where there are none. */
export function usePrice(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => {
    const minimumFractionDigits = Math.round(cents) % 100 === 0 ? 0 : 2;
    const format = new Intl.NumberFormat(language, {
      style: "currency",
      currency: "EUR",
      minimumFractionDigits,
    });
    return format.format(Math.round(cents) / 100);
  };
}
