import { expect, test } from "vitest";
import { priceFormat, roundPriceFormat, thousandsFormat } from "./price-format.ts";

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

test.each([
  ["$79", "$0"],
  ["$79.00", "$0.00"],
  ["79,00 €", "€0,00"],
  ["$79.50", undefined],
  ["$0", undefined],
  ["79", undefined],
])("%s is a round price written as %s", (text, format) => {
  expect(roundPriceFormat(text)).toBe(format);
});

test.each([
  ["$1,240.00", "$0,000"],
  ["$1240.00", "$0000"],
  ["1 240 €", "€0 000"],
  ["1240 €", undefined],
  ["12400 €", "€0000"],
  ["$240.00", undefined],
])("the thousands of %s are written as %s", (text, format) => {
  expect(thousandsFormat(text)).toBe(format);
});
