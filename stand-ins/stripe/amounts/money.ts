import type { Language } from "../../../shared/i18n/language.ts";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-IE", fr: "fr-FR" };

/** An amount in cents as people write it. */
export const formatMoney = (cents: number, currency: string, language: Language = "en"): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "currency", currency }).format(cents / 100);

/** A day as people write it, in universal time as on Stripe's invoices. */
export const formatDay = (seconds: number, language: Language = "en"): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium", timeZone: "UTC" }).format(seconds * 1000);
