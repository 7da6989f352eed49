import { expect, test } from "vitest";
import { amountOf, amountsIn } from "./amount.ts";

test.each([
  ["$12.50", 1250, "$"],
  ["12,50 €", 1250, "€"],
  ["€1.240,00", 124000, "€"],
  ["$1,240", 124000, "$"],
  ["1 826 ₽", 182600, "₽"],
  ["-$8.00", -800, "$"],
  ["$-8.00", -800, "$"],
  ["– 135 ₽", -13500, "₽"],
  ["+13 ₽", 1300, "₽"],
  ["£0.5", 50, "£"],
])("%s is a sum of money", (text, cents, currency) => {
  expect(amountOf(text)).toEqual({ cents, currency });
});

test.each(["12.50", "Pay $12.50", "$12 or $15", "3 items", ""])(
  "“%s” is not one sum of money alone",
  (text) => {
    expect(amountOf(text)).toBeUndefined();
  },
);

test("sums are found within words", () => {
  expect(amountsIn("Pay $1,240.00 now, $12 later")).toEqual([
    { cents: 124000, currency: "$" },
    { cents: 1200, currency: "$" },
  ]);
  expect(amountsIn("Оформить заказ на 1 367 ₽")).toEqual([{ cents: 136700, currency: "₽" }]);
});
