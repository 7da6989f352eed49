import { expect, test } from "vitest";
import { priceFormat } from "./price-format.ts";

test.each([
  ["€12.50", "€0.00"],
  ["€ 1,012.50", "€0.00"],
  ["€12,50", "€0,00"],
  ["1 012,50 €", "0,00€"],
  ["-12,50 €", "0,00€"],
  ["12.50 CHF", "0.00CHF"],
  ["€12", undefined],
  ["12.50", undefined],
  ["from €12.50", undefined],
  ["€12.505", undefined],
])("%s is written as %s", (text, format) => {
  expect(priceFormat(text)).toBe(format);
});
