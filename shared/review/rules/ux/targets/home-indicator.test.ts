import { expect, test } from "vitest";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { homeIndicator } from "./home-indicator.ts";

const constraints = { horizontal: "left", vertical: "bottom" };
const button = (y: number, more = {}) =>
  instance("Button", { x: 16, y, width: 343, height: 44, constraints, ...more });

testRule(homeIndicator, {
  pass: {
    "a button above the strip": screen([button(812 - 34 - 44)]),
  },
  fail: {
    "a button at the very bottom": [screen([button(812 - 44)]), { name: "Button", stripPx: 34, movePx: 34 }],
    "a box to write in that reaches under the bar which the screen shows": [
      screen(
        [
          text("What can I do for you?", { x: 16, y: 80, sizePx: 28 }),
          layer({ x: 16, y: 710, width: 343, height: 96, fill: "#eef1fb", round: 12 }, [
            text("Ask something", { x: 32, y: 722, color: "#555555" }),
            instance("Icon Button", { x: 300, y: 756, width: 40, height: 40, fill: "#1a3fb0" }, [
              layer({ type: "VECTOR", x: 310, y: 766, width: 20, height: 20, fill: "#ffffff" }),
            ]),
          ]),
          layer({ type: "RECTANGLE", x: 120, y: 799, width: 134, height: 5, fill: "#000000", round: 3 }),
        ],
        { height: 811 },
      ),
      { stripPx: 34 },
    ],
  },
  ignore: {
    "cards that are scrolled under the bar": screen(
      [
        text("Your orders", { x: 16, y: 60, sizePx: 28 }),
        ...[200, 340, 480, 620, 760].map((y) =>
          layer({ x: 16, y, width: 343, height: 120, fill: "#eef1fb" }, [
            text("An order", { x: 32, y: y + 16 }),
            instance("Button", { x: 32, y: y + 50, width: 120, height: 40, fill: "#1a3fb0" }, [
              text("Open", { x: 60, y: y + 58, color: "#ffffff" }),
            ]),
          ]),
        ),
        layer({ type: "RECTANGLE", x: 120, y: 799, width: 134, height: 5, fill: "#000000", round: 3 }),
      ],
      { height: 811 },
    ),
    "a list that scrolls": screen([instance("Button", { y: 780, width: 343, height: 30 })]),
  },
});

test("on a screen of which nobody knows the platform, it is a guess", () => {
  const isGuess = (platform?: "ios") =>
    outcomesOf(homeIndicator, screen([button(812 - 44)]), { demands: platform ? { platform } : {} }).map(
      (outcome) => outcome.verdict === "fail" && outcome.options.isGuess === true,
    );
  expect([isGuess(), isGuess("ios")]).toEqual([[true], [false]]);
});
