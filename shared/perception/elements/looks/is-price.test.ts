import { expect, test } from "vitest";
import { isPrice } from "./is-price.ts";

test.each([
  "€24.00",
  "$ 9",
  "1 x 359 ₽",
  "2× €4",
  "3,33$ в месяц",
  "$12 / month",
  "$5 per week",
  "8 € par mois",
  "RP.12.000",
  "40 Rs",
  "Rs. 250/-",
  "R$ 23,80",
  "12.90 TL",
  "1 200 грн",
  "₦4,500",
  "149 kr",
  "$5,000+",
])("“%s” is a price", (characters) => {
  expect(isPrice(characters)).toBe(true);
});

test.each(["24", "1 x 359", "Save €24 today", "12 per week", "40 min", "3 km", "4.8", "24 rm2", "6 ft"])(
  "“%s” is none",
  (characters) => {
    expect(isPrice(characters)).toBe(false);
  },
);
