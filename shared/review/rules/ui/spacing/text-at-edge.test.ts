import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { textAtEdge } from "./text-at-edge.ts";

testRule(textAtEdge, {
  pass: {
    "text with a margin": screen([text("Hello", { x: 16 })]),
    "a centred text in a box as wide as the screen": screen([
      text("Hello", { x: 0, width: 375, align: "center", resize: "height" }),
    ]),
    "a text that runs out of the screen to be swiped": screen([text("Hello everyone", { x: 320 })]),
    "a text on the left in a box as wide as the rest": screen([
      text("Hello", { x: 16, width: 359, resize: "height" }),
    ]),
  },
  fail: {
    "a text beside others that keep a margin of their own": [
      screen([20, 20, 20, 4].map((x, index) => text("Hello", { x, y: index * 40 }))),
      { marginPx: 4, usualPx: 20 },
    ],
    "a text at the left edge": [screen([text("Hello", { x: 2 })]), { marginPx: 2 }],
    "a price at the right edge": [screen([text("19 €", { x: 371 - 32 })]), { marginPx: 4 }],
  },
  ignore: {
    "cards of a row that runs off the screen": screen(
      [0, 1, 2].map((index) =>
        layer({ x: 20 + index * 172, y: 100, width: 160, height: 80, fill: "#eeeeee" }, [
          text("Rest", { x: 22 + index * 172, y: 120 }),
        ]),
      ),
    ),
    "a component": screen([text("Hello", { x: 0 })], { width: 120, height: 40 }),
    "a row that scrolls": screen([layer({ scrolls: "horizontal" }, [text("Hello", { x: 0 })])]),
  },
});
