import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { countDisagrees } from "./count-disagrees.ts";

const thing = (name: string, price: string, index: number): readonly SceneNode[] => [
  layer({ type: "RECTANGLE", x: 20, y: 140 + 90 * index, width: 64, height: 64, fill: "#c8d6c8" }),
  text(name, { x: 100, y: 148 + 90 * index }),
  text(price, { x: 100, y: 174 + 90 * index }),
];

const THINGS = [
  ["Teapot", "€38.00"],
  ["Cup", "€12.50"],
  ["Tray", "€24.00"],
] as const;

const total = [text("Total", { x: 20, y: 560 }), text("€74.50", { x: 290, y: 560 })];
const list = THINGS.flatMap(([name, price], index) => thing(name, price, index));
const basket = (count: string, ...more: readonly SceneNode[]): SceneNode =>
  screen([text(count, { x: 20, y: 80, sizePx: 24 }), ...list, ...total, ...more]);

testRule(countDisagrees, {
  pass: {
    "a count that is right": basket("Basket (3)"),
    "a count that is right, in French": basket("3 articles"),
    "fees between the list and its total": basket(
      "3 items",
      text("Delivery", { x: 20, y: 500 }),
      text("€4.00", { x: 290, y: 500 }),
    ),
  },
  fail: {
    "a count in brackets that is too small": [basket("Panier (2)"), { said: 2, rows: 3 }],
    "a count that is too large": [basket("5 items"), { said: 5, rows: 3 }],
  },
  ignore: {
    "a list that says of one thing how many there are": basket("4 items", text("x2", { x: 300, y: 148 })),
    "a list that may go on, as no total ends it": screen([text("Basket (5)", { x: 20, y: 80 }), ...list]),
    "sums of a bill, which are no things": screen([
      text("3 items", { x: 20, y: 80 }),
      ...["Subtotal", "Delivery"].flatMap((label, index) => [
        text(label, { x: 20, y: 140 + 40 * index }),
        text("€20.00", { x: 290, y: 140 + 40 * index }),
      ]),
      ...total,
    ]),
    "a name with a number that counts nothing here": basket("Room (2)"),
  },
});
