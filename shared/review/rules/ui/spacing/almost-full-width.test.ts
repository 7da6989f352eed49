import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { almostFullWidth } from "./almost-full-width.ts";

const heading = text("Reviews", { x: 24, y: 20 });
const column = (x: number, width: number, options: object = {}) =>
  layer({ name: "Grid", x: 24, y: 60, width: 327, height: 100, ...options }, [
    layer({ name: "Card", x, y: 60, width, height: 100, fill: "#eeeeee" }),
  ]);

testRule(almostFullWidth, {
  pass: {
    "a card that fills its column": screen([heading, column(24, 327)]),
    "a card that is clearly narrower": screen([heading, column(64, 247)]),
    "a card on the left that is narrower": screen([heading, column(24, 320)]),
    "a column with nothing to compare with": screen([column(27.5, 320)]),
  },
  fail: {
    "a card that is 3.5 px short on both sides": [
      screen([heading, column(27.5, 320)]),
      { name: "Card", widthPx: 320, columnPx: 327, offPx: 3.5 },
    ],
  },
  ignore: {
    "a thumb in a painted track": screen([heading, column(26, 323, { fill: "#cccccc" })]),
    "a small icon": screen([heading, column(26, 20)]),
  },
});
