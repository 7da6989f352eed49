import { expect, test } from "vitest";
import { isPrice } from "./is-price.ts";

test.each(["3,33$ в месяц", "$12 / month", "$5 per week", "8 € par mois"])(
  "“%s” is a price",
  (characters) => {
    expect(isPrice(characters)).toBe(true);
  },
);
