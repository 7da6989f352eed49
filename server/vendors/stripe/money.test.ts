import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { lineOf } from "./money.ts";

// The stand-in plays no discounts: nobody is to give any, but Stripe's dashboard can.
test("a line was paid at its amount less what was taken off, by whichever discount", () => {
  const line = { amount: 900, period: { start: 1, end: 2 }, discount_amounts: null };
  const lineWith = (...amounts: readonly number[]) =>
    lineOf({
      ...line,
      discount_amounts: amounts.map((amount) => ({ amount, discount: "di_1" })),
    } as unknown as Stripe.InvoiceLineItem).amount;
  expect(lineOf(line as unknown as Stripe.InvoiceLineItem)).toEqual({ amount: 900, startsAt: 1, endsAt: 2 });
  expect(lineWith()).toBe(900);
  expect(lineWith(450, 50)).toBe(400);
});
