import type Stripe from "stripe";
import { badRequest } from "./calls/stripe-error.ts";
import { newTaxId } from "./objects/customer.ts";
import type { World } from "./world.ts";

/** How the numbers look that the checkout asks for. Neither check digits nor registers are asked. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  eu_vat:
    /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z]{8,12}$/,
  gb_vat: /^GB([0-9]{9}|[0-9]{12})$/,
  ch_vat: /^CHE[0-9]{9}(MWST|TVA|IVA)?$/,
};

/** The types that are known here: of those that nobody in the Union is asked for, none. */
export const TAX_ID_TYPES = Object.keys(SHAPES);

/** The form of a number in which it is kept, and its type; null: it is none. */
export function taxIdOf(typed: string): { type: string; value: string } | null {
  const value = typed.replaceAll(/[\s.-]/g, "").toUpperCase();
  const [type] = Object.entries(SHAPES).find(([, shape]) => shape.test(value)) ?? [];
  return type ? { type, value } : null;
}

/** Adds a number to a customer. */
export function addTaxId(
  world: World,
  { id: customer }: Stripe.Customer,
  { type, value }: { readonly type: string; readonly value: string },
): Stripe.TaxId {
  if (!SHAPES[type]?.test(value.replaceAll(/[\s.-]/g, "").toUpperCase()))
    throw badRequest(`Invalid value for ${type}.`, { code: "tax_id_invalid", param: "value" });
  const taxId = world.store.add(newTaxId({ customer, type, value, created: world.clock.now() }));
  world.emit("customer.tax_id.created", taxId);
  return taxId;
}
