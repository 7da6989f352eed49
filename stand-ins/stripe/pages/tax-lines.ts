import type Stripe from "stripe";
import { percentOfRate } from "../objects/tax.ts";
import { fill, type PageTexts } from "./texts.ts";

/** The taxes of an invoice, a line each. */
export const taxLines = (
  { total_taxes: taxes }: Stripe.Invoice,
  t: PageTexts,
): readonly { readonly text: string; readonly amount: number }[] =>
  (taxes ?? []).map(({ amount, tax_rate_details, taxability_reason }) => ({
    amount,
    text:
      taxability_reason === "reverse_charge"
        ? t.reverseCharge
        : fill(t.tax, { rate: percentOfRate(tax_rate_details?.tax_rate ?? "") }),
  }));
