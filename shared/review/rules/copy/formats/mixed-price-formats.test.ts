import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { mixedPriceFormats } from "./mixed-price-formats.ts";

const column = (...prices: readonly string[]) =>
  prices.map((price, index) => text(price, { x: 20, y: index * 40 }));

const rightColumn = (...prices: readonly string[]) =>
  prices.map((price, index) => text(price, { x: 355 - price.length * 8, y: index * 40 }));

/** Cards in a row, each with a name and a price. */
const cards = (...prices: readonly string[]) =>
  screen(
    prices.map((price, index) =>
      layer({ name: "Card", x: 20 + index * 220, y: 20, width: 200, height: 120, fill: "#eeeeee" }, [
        text("A chair", { x: 36 + index * 220, y: 40, width: 160, height: 20 }),
        text(price, { x: 36 + index * 220, y: 80, width: 60, height: 20 }),
      ]),
    ),
    { width: 1000 },
  );

/** A bill, each row a label and a sum. */
const bill = (...rows: readonly (readonly [label: string, sum: string])[]) =>
  screen(
    rows.flatMap(([label, sum], index) => [
      text(label, { x: 20, y: 80 + index * 40, width: 160, height: 20 }),
      text(sum, { x: 275, y: 80 + index * 40, width: 80, height: 20, align: "right" }),
    ]),
  );

testRule(mixedPriceFormats, {
  pass: {
    "deductions that all have their minus": bill(
      ["Paid", "$171"],
      ["Discount", "-$18"],
      ["Points used", "-$23"],
    ),
    "deductions none of which has a minus": bill(
      ["Paid", "$171"],
      ["Discount", "$18"],
      ["Points used", "$23"],
    ),
    "a discount of nothing": bill(["Discount", "$0"], ["Points used", "-$23"]),
    "what is earned beside what is taken off": bill(["Points earned", "$18"], ["Discount", "-$23"]),
    "two accounts in two currencies": screen(column("$12.50", "$80.00", "$3.90", "$4.10", "€8.90", "€9.10")),
    "payments, one of them abroad": screen(column("-$12.50", "-$80.00", "-$3.90", "-$4.10", "-€8.90")),
    "round prices without cents": cards("$12", "$99", "$8", "$14.50"),
    "what costs nothing": cards("$12.00", "$99.00", "$0", "$14.00"),
    "four digits beside five, as French writes them": screen(column("1050,00 €", "10 500,00 €", "80,00 €")),
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
    "a discount without its minus beside points with theirs": [
      bill(["Paid", "$171"], ["Discount", "$18"], ["Points used", "-$23"]),
      { usual: "-$23", odd: "$18" },
    ],
    "a French one": [
      bill(["Sous-total", "171,00 €"], ["Bon d’achat", "−23,00 €"], ["Remise", "18,00 €"]),
      { usual: "−23,00 €", odd: "18,00 €" },
    ],
    "one price in another currency": [
      screen(column("$12.50", "$80.00", "$3.90", "$4.10", "€8.90")),
      { usual: "$12.50", odd: "€8.90" },
    ],
    "one card with its sign on the other side": [
      cards("$12.50", "$99.00", "8.90 $", "$14.00"),
      { usual: "$12.50", odd: "8.90 $" },
    ],
    "a round price without cents among others with them": [
      cards("$12.00", "$99.00", "$8", "$14.00"),
      { usual: "$12.00", odd: "$8" },
    ],
    "thousands without their mark": [
      screen(column("$1,240.00", "$80.00", "$2050.00")),
      { usual: "$1,240.00", odd: "$2050.00" },
    ],
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
