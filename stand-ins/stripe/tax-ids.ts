import type Stripe from "stripe";
import { hasCheckDigits } from "./check-digits.ts";
import { newTaxId } from "./objects/tax-id.ts";
import { badRequest } from "./calls/stripe-error.ts";
import type { World } from "./world.ts";

/** How numbers look, where it is known here. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  eu_vat:
    /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z]{8,12}$/,
  gb_vat: /^GB([0-9]{9}|[0-9]{12})$/,
  ch_vat: /^CHE[-.0-9]{9,12}(MWST|TVA|IVA)?$/,
};

/** True when a number can be one of its type. Nobody is asked whether it is registered. */
export function isTaxId(type: string, value: string): boolean {
  const bare = value.replaceAll(/[\s.-]/g, "").toUpperCase();
  return (SHAPES[type]?.test(bare) ?? true) && (type !== "eu_vat" || hasCheckDigits(bare));
}

/** Adds a number to a customer. */
export function addTaxId(
  world: World,
  { id: customer }: Stripe.Customer,
  { type, value }: { readonly type: string; readonly value: string },
): Stripe.TaxId {
  if (!isTaxId(type, value))
    throw badRequest(`Invalid value for ${type}.`, { code: "tax_id_invalid", param: "value" });
  const taxId = world.store.add(newTaxId({ customer, type, value, created: world.clock.now(customer) }));
  world.emit("customer.tax_id.created", taxId);
  return taxId;
}
