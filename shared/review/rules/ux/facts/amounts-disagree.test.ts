import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { amountsDisagree } from "./amounts-disagree.ts";

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

testRule(amountsDisagree, {
  pass: {
    "a button that says the total": checkout("Your order", "Pay $10.50", ...TOTAL),
    "a part of it that stands elsewhere too": checkout("Your order", "Pay $4.50", ...TOTAL),
    "another currency": checkout("Your order", "Pay €9.80", ...TOTAL),
  },
  fail: {
    "a button that says another sum than the total": [
      checkout("Your order", "Pay $11.50", ...TOTAL),
      { button: "Pay $11.50", stated: "Total $10.50" },
    ],
    "a button that says another sum than the title": [
      checkout("Commande de 12,50 €", "Payer 13,50 €"),
      { button: "Payer 13,50 €", stated: "Commande de 12,50 €" },
    ],
  },
  ignore: {
    "a button without a sum": checkout("Your order", "Pay now", ...TOTAL),
    "a screen that states no total": checkout("Your order", "Pay $11.50"),
  },
});
