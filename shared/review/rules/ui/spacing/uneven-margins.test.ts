import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unevenMargins } from "./uneven-margins.ts";

const card = (y: number, x: number, width: number) =>
  layer({ name: "Card", x, y, width, height: 160, fill: "#f2f2f2" }, [
    text("How you pay", { x: x + 16, y: y + 16 }),
  ]);

testRule(unevenMargins, {
  fail: {
    "a card that stands further in than the one above": [
      screen([card(100, 16, 343), card(300, 30, 315)]),
      { leftPx: 30, rightPx: 30, otherLeftPx: 16, otherRightPx: 16 },
    ],
  },
  ignore: {
    "the bar at the foot of the screen, a little off its left edge": screen([
      card(100, 29, 317),
      layer({
        name: "Frame 2",
        x: 13,
        y: 744,
        width: 362,
        height: 68,
        fill: "#222222",
        constraints: { horizontal: "min", vertical: "max" },
      }),
    ]),
    "cards of one width": screen([card(100, 16, 343), card(300, 16, 343)]),
    "a hair of difference": screen([card(100, 16, 343), card(300, 18, 339)]),
    "a card as wide as its words": screen([card(100, 16, 343), card(300, 16, 290)]),
    "a much narrower card": screen([card(100, 16, 343), card(300, 60, 255)]),
    "a part of a screen": screen([card(10, 16, 300), card(180, 30, 272)], { width: 332, height: 400 }),
  },
});
