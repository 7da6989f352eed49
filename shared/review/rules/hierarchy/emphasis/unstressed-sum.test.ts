import { layer, screen, text } from "../../../../scene/testing.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { testRule } from "../../../testing.ts";
import { unstressedSum } from "./unstressed-sum.ts";

const ROWS = [
  ["Tea", "$4.50"],
  ["Cake", "$6.00"],
  ["Total", "$10.50"],
] as const;

const bill = (total: object) =>
  screen(
    ROWS.flatMap(([label, sum], index) => {
      const own = index === ROWS.length - 1 ? total : {};
      return [
        text(label, { x: 16, y: 100 + 36 * index, width: 100 }),
        text(sum, { x: 259, y: 100 + 36 * index, width: 100, align: "right", ...own }),
      ];
    }),
  );

interface Sizes {
  readonly price: number;
  readonly note: number;
}

const offer = ({ price, note }: Sizes): SceneNode =>
  screen([
    text("Wool jumper", { x: 20, y: 40, sizePx: 24, weight: 600 }),
    text("$79.00", { x: 20, y: 90, sizePx: price, height: 28 }),
    text("Tax included, delivery not", { x: 20, y: 124, sizePx: note }),
  ]);

const cards = (priceSizePx: number, weight: number): SceneNode =>
  screen(
    ["Linen shirt", "Wool jumper", "Rain coat", "Leather belt"].map((name, index) =>
      layer({ name: "Card", x: 20, y: 40 + index * 120, width: 335, height: 100, fill: "#eeeeee" }, [
        text(name, { x: 36, y: 56 + index * 120, sizePx: 16 }),
        text(`$${index + 3}9.00`, { x: 36, y: 90 + index * 120, sizePx: priceSizePx, weight }),
      ]),
    ),
  );

testRule(unstressedSum, {
  fail: {
    "a total set like its rows": [bill({}), { sum: "$10.50", px: 16, other: "$4.50" }],
    "a total set smaller than its rows": [bill({ sizePx: 13 }), { px: 13 }],
    "a note that is larger than the price": [
      offer({ price: 14, note: 20 }),
      { sum: "$79.00", px: 14, other: "Tax included, delivery not", otherPx: 20 },
    ],
    "prices smaller than all else on their cards": [
      cards(11, 400),
      { sum: "$39.00", px: 11, other: "Linen shirt", otherPx: 16 },
    ],
  },
  ignore: {
    "a bold total": bill({ weight: 700 }),
    "a larger total": bill({ sizePx: 20 }),
    "a total in another colour": bill({ color: "#1a7f37" }),
    "a list without a total": screen([text("Tea", { x: 16 }), text("$4.50", { x: 300 })]),
    "a large price with its note": offer({ price: 28, note: 14 }),
    "a price as large as its note": offer({ price: 16, note: 16 }),
    "prices as large as the names": cards(16, 400),
    "smaller prices in bold": cards(13, 700),
  },
});
