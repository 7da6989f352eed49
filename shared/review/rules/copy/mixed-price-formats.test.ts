import { screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { mixedPriceFormats } from "./mixed-price-formats.ts";

const column = (...prices: readonly string[]) =>
  prices.map((price, index) => text(price, { x: 20, y: index * 40 }));

const rightColumn = (...prices: readonly string[]) =>
  prices.map((price, index) => text(price, { x: 355 - price.length * 8, y: index * 40 }));

testRule(mixedPriceFormats, {
  pass: {
    "one format": screen(column("€12.50", "€1,200.00", "€8.90")),
    "a price without cents": screen(column("€12.50", "€1,200.00", "€8")),
    "two currencies": screen(column("€12.50", "€1,200.00", "8,90 CHF")),
    "versions and times": screen(column("1.10", "12.50", "8,90")),
    "a price in a column of its own": screen([
      ...rightColumn("$7,783.00", "$12.50", "$1,187.40"),
      text("$4.000,00", { x: 20 }),
    ]),
    "two prices are no list": screen(column("€12.50", "8,90 €")),
  },
  fail: {
    "a column set to the right": [
      screen(rightColumn("$7,783.00", "$4.000,00", "$1,187.40")),
      { usual: "$7,783.00", odd: "$4.000,00" },
    ],
    "a comma among points": [
      screen(column("€12.50", "€1,200.00", "€8,90")),
      { usual: "€12.50", odd: "€8,90" },
    ],
    "a sign on the other side": [
      screen(column("12,50 €", "1 200,00 €", "€8,90")),
      { usual: "12,50 €", odd: "€8,90" },
    ],
  },
});
