import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { textCovered } from "./text-covered.ts";

const price = text("Price per month", { x: 20, y: 20 });

testRule(textCovered, {
  fail: {
    "two texts over each other": [
      screen([price, text("49 euros", { x: 100, y: 22 })]),
      { text: "Price per month", cover: "49 euros" },
    ],
  },
  ignore: {
    "lines one under the other": screen([price, text("Taxes included", { x: 20, y: 40 })]),
    "boxes that overlap where no letters are": screen([
      text("Left", { x: 20, y: 20, width: 300, resize: "height" }),
      text("Right", { x: 200, y: 20 }),
    ]),
    "a sheet over a page": screen([
      price,
      layer({ width: 300, height: 200, fill: "#ffffff" }, [text("Sheet", { x: 20, y: 20 })]),
    ]),
    "huge letters in the background": screen([text("01", { sizePx: 120, x: 0, y: 0 }), price]),
    "faint letters in the background": screen([text("Watermark", { x: 20, y: 20, opacity: 0.2 }), price]),
    "words on a turned card, whose boxes are larger than they are": screen([
      layer({ width: 300, height: 200, fill: "#ffffff", rotationDeg: 15 }, [
        price,
        text("49 euros", { x: 100, y: 22 }),
      ]),
    ]),
    "the same text twice, as for an effect": screen([price, text("Price per month", { x: 21, y: 21 })]),
    "a screen without text": screen([layer()]),
  },
});
