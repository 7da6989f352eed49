import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { told } from "./told.ts";

/**
 * The standard rates of value-added tax in the Union, in percent.
 * https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates
 */
const RATES: Readonly<Record<string, number>> = Object.fromEntries(
  `AT 20,BE 21,BG 20,CY 19,CZ 21,DE 19,DK 25,EE 24,ES 21,FI 25.5,FR 20,GR 24,HR 25,HU 27,IE 23,IT 22,LT 21,LU 17,LV 21,
MT 18,NL 21,PL 23,PT 23,RO 21,SE 25,SI 22,SK 23`
    .split(/,\s*/)
    .map((rate) => [rate.slice(0, 2), Number(rate.slice(3))]),
);

export interface Tax {
  readonly country: string;
  readonly percent: number;
  readonly reason: "standard_rated" | "reverse_charge" | "not_collecting";
}

/** Greece has another word for itself in VAT numbers. */
const prefixOf = (country: string): string => (country === "GR" ? "EL" : country);

/**
 * The tax of a buyer: a company of another country of the Union accounts for it itself, and outside of the Union none
 * is asked. Of nobody's country nothing is known, and ours is taken.
 */
export function taxOf({ address }: Stripe.Customer, taxIds: readonly Stripe.TaxId[]): Tax {
  const country = address?.country ?? ACCOUNT.country;
  const percent = RATES[country];
  if (percent === undefined) return { country, percent: 0, reason: "not_collecting" };
  const isCompany = taxIds.some(
    ({ type, value }) => type === "eu_vat" && value.toUpperCase().startsWith(prefixOf(country)),
  );
  return isCompany && country !== ACCOUNT.country
    ? { country, percent: 0, reason: "reverse_charge" }
    : { country, percent, reason: "standard_rated" };
}

/** The tax in an amount, in cents: the price includes it. */
const includedTax = (amount: number, percent: number): number =>
  Math.round((amount * percent) / (100 + percent));

const rateOf = ({ country, percent }: Tax): string => `txr_standin_${country}_${percent}`;

/** The percentage of a tax rate, as text. */
export const percentOfRate = (rate: string): string => rate.split("_").at(-1) ?? "";

/** A line with its tax. */
export const taxed = (line: Stripe.InvoiceLineItem, tax: Tax): Stripe.InvoiceLineItem => ({
  ...line,
  taxes: [
    told({
      amount: includedTax(line.amount, tax.percent),
      tax_rate_details: { tax_rate: rateOf(tax) },
      taxability_reason: tax.reason,
    }),
  ],
});
