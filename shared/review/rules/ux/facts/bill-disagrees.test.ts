import { describe } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { billDisagrees } from "./bill-disagrees.ts";

describe("a sum", () => {
  type Row = readonly [label: string, sum: string];

  const bill = (...rows: readonly Row[]) =>
    screen(
      rows.flatMap(([label, sum], index) => [
        text(label, { x: 16, y: 100 + 36 * index, width: 160 }),
        text(sum, { x: 259, y: 100 + 36 * index, width: 100, align: "right" }),
      ]),
    );

  testRule(billDisagrees, {
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
      "a subtotal that is another sum, though the total repeats it": [
        bill(
          ["Dinner", "1200 ₽"],
          ["Tea", "1200 ₽"],
          ["Cake", "1200 ₽"],
          ["Subtotal", "3100 ₽"],
          ["Total", "3100 ₽"],
        ),
        { label: "Subtotal", said: "3100 ₽", found: "3600" },
      ],
      "a total below rows with icons": [
        screen([
          ...["Dinner", "Tea", "Cake", "Wine"].flatMap((label, index) => [
            layer({
              name: "Icon",
              type: "ELLIPSE",
              x: 16,
              y: 100 + 36 * index,
              width: 24,
              height: 24,
              fill: "#c8d6c8",
            }),
            text(label, { x: 52, y: 100 + 36 * index, width: 120 }),
            text("1200 ₽", { x: 259, y: 100 + 36 * index, width: 100, align: "right" }),
          ]),
          text("Total", { x: 16, y: 244, width: 120 }),
          text("3100 ₽", { x: 259, y: 244, width: 100, align: "right" }),
        ]),
        { label: "Total", said: "3100 ₽", found: "4800", rows: 4 },
      ],
      "a total from which a minus is not taken": [
        bill(["Tea", "$4.50"], ["Cake", "$6.00"], ["Discount", "-$2.00"], ["Total", "$10.50"]),
        { said: "$10.50", found: "8.50" },
      ],
      "a total that is another sum": [
        bill(["Tea", "$4.50"], ["Cake", "$6.00"], ["Total", "$11.50"]),
        { label: "Total", said: "$11.50", rows: 2, found: "10.50" },
      ],
      "a total that no way of reading the rows gives": [
        bill(["Sous-total", "20,00 €"], ["Remise", "5,00 €"], ["Livraison", "2,00 €"], ["Total", "19,00 €"]),
        { said: "19,00 €", rows: 3 },
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
});

describe("a button", () => {
  const row = (label: string, sum: string, y: number): readonly SceneNode[] => [
    text(label, { x: 20, y, width: 160 }),
    text(sum, { x: 255, y, width: 100, align: "right" }),
  ];

  const checkout = (title: string, button: string, ...more: readonly SceneNode[]): SceneNode =>
    screen([
      text(title, { x: 20, y: 60, sizePx: 28, weight: 700 }),
      ...row("Tea", "$4.50", 160),
      ...row("Cake", "$6.00", 196),
      ...more,
      instance(
        "Button",
        { x: 20, y: 700, width: 335, height: 52, fill: "#1a3fb0", cornerRadiiPx: [8, 8, 8, 8] },
        [text(button, { x: 120, y: 716, width: 135, align: "center", color: "#ffffff", weight: 600 })],
      ),
    ]);

  const TOTAL = row("Total", "$10.50", 232);

  testRule(billDisagrees, {
    pass: {
      "a button without a sum": checkout("Your order", "Pay now", ...TOTAL),
      "a button that says the total": checkout("Your order", "Pay $10.50", ...TOTAL),
      "a part of it that stands elsewhere too": checkout("Your order", "Pay $4.50", ...TOTAL),
      "another currency": checkout("Your order", "Pay €9.80", ...TOTAL),
    },
    fail: {
      "a button that says another sum than the total": [
        checkout("Your order", "Pay $11.50", ...TOTAL),
        { said: "Pay $11.50", found: "Total $10.50" },
      ],
      "a button that says another sum than the title": [
        checkout("Commande de 12,50 €", "Payer 13,50 €"),
        { said: "Payer 13,50 €", found: "Commande de 12,50 €" },
      ],
    },
    ignore: {
      "a screen that states no total": checkout("Your order", "Pay $11.50"),
    },
  });
});
