import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { textAtEdge } from "./text-at-edge.ts";

/** Cards with a margin of 16 px, and a label whose ground ends beside the right edge of the screen. */
const badge = (rightPx: number, corners: readonly [number, number, number, number] = [11, 11, 11, 11]) =>
  screen([
    ...[0, 1, 2].map((index) =>
      layer({ x: 16, y: 100 + index * 96, width: 343, height: 80, fill: "#eeeaf6" }, [
        text("A year", { x: 32, y: 130 + index * 96, width: 80 }),
      ]),
    ),
    layer(
      {
        name: "Badge",
        x: rightPx - 99,
        y: 92,
        width: 99,
        height: 22,
        fill: "#fcca4c",
        cornerRadiiPx: corners,
      },
      [text("Save 58 %", { x: rightPx - 89, y: 94, width: 79, sizePx: 13 })],
    ),
  ]);

testRule(textAtEdge, {
  pass: {
    "a label whose ground keeps the margin": badge(359),
    "a label that is fixed to the edge": badge(375, [11, 0, 0, 11]),
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
    "a label whose round ground touches the edge": [badge(376), { marginPx: 0, usualPx: 16 }],
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
