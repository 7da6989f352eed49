import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { sumMismatch } from "./sum-mismatch.ts";

type Row = readonly [label: string, sum: string];

const bill = (...rows: readonly Row[]) =>
  screen(
    rows.flatMap(([label, sum], index) => [
      text(label, { x: 16, y: 100 + 36 * index, width: 160 }),
      text(sum, { x: 259, y: 100 + 36 * index, width: 100, align: "right" }),
    ]),
  );

testRule(sumMismatch, {
  pass: {
    "a bill that adds up": bill(["Tea", "$4.50"], ["Cake", "$6.00"], ["Total", "$10.50"]),
    "one from which something is taken off": bill(
      ["Сумма", "1194 ₽"],
      ["Скидка", "- 120 ₽"],
      ["Бонусы", "135 ₽"],
      ["Доставка", "149 ₽"],
      ["Итого", "1088 ₽"],
    ),
    "a discount written without its minus": bill(
      ["Subtotal", "$20.00"],
      ["Discount", "$5.00"],
      ["Delivery", "$2.00"],
      ["Total", "$17.00"],
    ),
    "taxes that the rows include": bill(
      ["Thé", "5,00 €"],
      ["Gâteau", "6,00 €"],
      ["dont TVA", "1,00 €"],
      ["Total TTC", "11,00 €"],
    ),
    "things, their subtotal and what comes on top": bill(
      ["Tea", "$4.50"],
      ["Cake", "$6.00"],
      ["Subtotal", "$10.50"],
      ["Delivery", "$3.00"],
      ["Total", "$13.50"],
    ),
    "rows in two currencies": bill(["Tea", "$4.50"], ["Cake", "€6.00"], ["Total", "$12.00"]),
  },
  fail: {
    "a total that is another sum": [
      bill(["Tea", "$4.50"], ["Cake", "$6.00"], ["Total", "$11.50"]),
      { label: "Total", total: "$11.50", rows: 2, sum: "10.50" },
    ],
    "a total that no way of reading the rows gives": [
      bill(["Sous-total", "20,00 €"], ["Remise", "5,00 €"], ["Livraison", "2,00 €"], ["Total", "19,00 €"]),
      { total: "19,00 €", rows: 3 },
    ],
  },
  ignore: {
    "sums without a total": bill(["Tea", "$4.50"], ["Cake", "$6.00"]),
    "one row and its total": bill(["Tea", "$4.50"], ["Total", "$11.50"]),
    "rows that stand in another column": screen([
      text("Tea", { x: 16, y: 100 }),
      text("$4.50", { x: 60, y: 100, width: 60 }),
      text("Cake", { x: 16, y: 136 }),
      text("$6.00", { x: 60, y: 136, width: 60 }),
      text("Total", { x: 16, y: 172 }),
      text("$99.00", { x: 300, y: 172, width: 60 }),
    ]),
  },
});
