import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { sliderEnds } from "./slider-ends.ts";

const player = (leftX: number, rightX: number) =>
  screen([
    text("Night Island", { x: 20, y: 140, sizePx: 28, weight: 700 }),
    layer({ name: "Rectangle", type: "RECTANGLE", x: 40, y: 500, width: 296, height: 6, fill: "#d9d9d9" }),
    layer({ name: "Rectangle", type: "RECTANGLE", x: 40, y: 500, width: 74, height: 6, fill: "#1a3fb0" }),
    text("1:00", { x: leftX, y: 516, sizePx: 14, height: 20, width: 32 }),
    text("4:00", { x: rightX - 32, y: 516, sizePx: 14, height: 20, width: 32, align: "right" }),
  ]);

testRule(sliderEnds, {
  fail: {
    "times that stand outside of their bar": [player(20, 356), { leftPx: 20 }],
    "a time that ends before its bar": [player(40, 324), { rightPx: 12 }],
  },
  ignore: {
    "times that stand under its ends": player(40, 336),
    "no bar": screen([text("1:00", { x: 20, y: 516 }), text("4:00", { x: 300, y: 516 })]),
  },
});
