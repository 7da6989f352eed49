/** An amount in cents as people write it. */
export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-IE", { style: "currency", currency }).format(cents / 100);

/** A day as people write it, in universal time as on Stripe's invoices. */
export const formatDay = (seconds: number): string =>
  new Intl.DateTimeFormat("en-IE", { dateStyle: "medium", timeZone: "UTC" }).format(seconds * 1000);
