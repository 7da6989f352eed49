import type Stripe from "stripe";
import { expect, test } from "vitest";
import { newAddress, newCustomer, newTaxId } from "./customer.ts";
import { taxOf } from "./tax.ts";

const buyer = (country: string): Stripe.Customer =>
  newCustomer({ address: newAddress({ country }), created: 0 });
const vat = (value: string): readonly Stripe.TaxId[] => [
  newTaxId({ customer: "cus_1", type: "eu_vat", value, created: 0 }),
];

test.each<[string, string, readonly Stripe.TaxId[], number, string]>([
  ["a consumer at home", "FR", [], 20, "standard_rated"],
  ["a consumer elsewhere in the Union, by the rate there", "DE", [], 19, "standard_rated"],
  ["a company at home", "FR", vat("FR40303265045"), 20, "standard_rated"],
  ["a company elsewhere in the Union accounts for it itself", "DE", vat("DE136695976"), 0, "reverse_charge"],
  ["a number of another country than the address", "DE", vat("FR40303265045"), 19, "standard_rated"],
  ["Greece, whose numbers begin with EL", "GR", vat("EL094259216"), 0, "reverse_charge"],
  ["outside of the Union", "US", [], 0, "not_collecting"],
])("%s", (_, country, taxIds, percent, reason) => {
  expect(taxOf(buyer(country), taxIds)).toEqual({ country, percent, reason });
});
