import { expect, test } from "vitest";
import { isTaxId } from "./tax-ids.ts";

test.each([
  ["eu_vat", "FR40303265045", true],
  ["eu_vat", "fr 40 303 265 045", true],
  ["eu_vat", "FR12345678901", false],
  ["eu_vat", "FR00000000000", false],
  ["eu_vat", "DE136695976", true],
  ["eu_vat", "DE136695978", false],
  ["eu_vat", "BE0411905847", true],
  ["eu_vat", "BE0411905848", false],
  ["eu_vat", "IT00743110157", true],
  ["eu_vat", "IT00743110158", false],
  ["eu_vat", "EL123456789", true],
  ["eu_vat", "US123456789", false],
  ["eu_vat", "FR1", false],
  ["gb_vat", "GB123456789", true],
  ["gb_vat", "GB12345", false],
  ["ch_vat", "CHE-123.456.789 MWST", true],
  ["us_ein", "12-3456789", true],
])("%s %s can be a number: %s", (type, value, expected) => {
  expect(isTaxId(type, value)).toBe(expected);
});
