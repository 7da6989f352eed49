import { layer, screen, text } from "../../../../scene/testing.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { testRule } from "../../../testing.ts";
import { unstressedSum } from "./unstressed-sum.ts";

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
    "a large price with its note": offer({ price: 28, note: 14 }),
    "a price as large as its note": offer({ price: 16, note: 16 }),
    "prices as large as the names": cards(16, 400),
    "smaller prices in bold": cards(13, 700),
  },
});
